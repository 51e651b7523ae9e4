/** A dialog over the page with a name and a way out. */
import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useSay } from '../words/use-words.ts'
import { Icon } from './icon.tsx'
import './parts.css'

interface SheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
}

export function Sheet({ title, isOpen, onClose, children, wide = false }: SheetProps) {
  const say = useSay()
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className={wide ? 'modal wide' : 'modal'}>
        <Dialog className="dialog">
          <header>
            <Heading slot="title">{title}</Heading>
            <Button className="button quiet" slot="close" aria-label={say('page.close')}>
              <Icon name="close" />
            </Button>
          </header>
          <div className="dialog-body">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
