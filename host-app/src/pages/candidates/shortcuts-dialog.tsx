import { Dialog, Kbd } from '@tabard/widgets/ui'

const shortcuts: readonly (readonly [string, string])[] = [
  ['J', 'Next candidate'],
  ['K', 'Previous candidate'],
  ['X', 'Select, or take out'],
  ['Shift+J', 'Select and go on'],
  ['Mod+A', 'Select all in the list'],
  ['Enter', 'Open'],
  ['S', 'Set the status of what is selected'],
  ['M', 'Move what is selected'],
  ['Del', 'Delete what is selected'],
  ['/', 'Search'],
  ['U', 'Upload CVs'],
  ['Esc', 'Clear the selection'],
  ['?', 'This list'],
]

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <dl className="keys">
        {shortcuts.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <Kbd keys={keys} />
              <span className="vh">{keys}</span>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
