/** Asks before something that cannot be undone. */
import { Button } from 'react-aria-components'
import { openWindow, useWindows, type WindowName } from '../store/windows.ts'
import { useSay } from '../words/use-words.ts'
import { Sheet } from './sheet.tsx'

interface ConfirmProps {
  readonly window: WindowName
  readonly title: string
  readonly about: string
  readonly action: string
  readonly onConfirm: () => void
}

export function ConfirmSheet({ window, title, about, action, onConfirm }: ConfirmProps) {
  const say = useSay()
  const isOpen = useWindows((windows) => windows.open === window)
  const confirm = (): void => {
    openWindow(null)
    onConfirm()
  }
  return (
    <Sheet title={title} isOpen={isOpen} onClose={() => openWindow(null)}>
      <p>{about}</p>
      <footer className="sheet-foot">
        <Button className="button danger" onPress={confirm}>
          {action}
        </Button>
        <Button className="button" autoFocus onPress={() => openWindow(null)}>
          {say('page.cancel')}
        </Button>
      </footer>
    </Sheet>
  )
}
