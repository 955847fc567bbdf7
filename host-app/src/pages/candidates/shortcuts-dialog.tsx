import { Dialog, Kbd } from '@tabard/widgets/ui'
import { text } from './candidates.text.ts'

const shortcuts = ['J', 'K', 'X', 'Shift+J', 'Mod+A', 'Enter', 'S', 'M', 'Del', '/', 'U', 'Esc', '?'] as const

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={text.keys.title} isOpen={isOpen} onClose={onClose}>
      <dl className="keys">
        {shortcuts.map((keys) => (
          <div key={keys}>
            <dt>
              <Kbd keys={keys} />
              <span className="vh">{keys}</span>
            </dt>
            <dd>{text.keys[keys]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
