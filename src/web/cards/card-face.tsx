/** The face of a card of the game on the table. */
import { useSeen } from '../view/seen.ts'
import { type FaceProps, FullFace } from './face.tsx'

export function CardFace(props: Omit<FaceProps, 'game'>) {
  const { view } = useSeen()
  return <FullFace game={view.game} {...props} />
}
