import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Impact = 'minor' | 'moderate' | 'serious' | 'critical'

/** Returns what axe finds on the page: all of it, or what has one of these impacts. */
export async function faultsOf(page: Page, impacts?: readonly Impact[]): Promise<string[]> {
  // The page has no frames, and what passes is not reported: both halve the time or better.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impacts === undefined || (impact && impacts.includes(impact)))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

export const seriousFaultsOf = (page: Page): Promise<string[]> => faultsOf(page, ['serious', 'critical'])
