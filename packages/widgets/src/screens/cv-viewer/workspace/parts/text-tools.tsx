import { Bold, Braces, Check, ChevronDown, Italic, Link, List, ListOrdered, RemoveFormatting, Underline } from 'lucide'
import type { EditorHandle, EditorLook } from '../../../../editor/editor-handle.ts'
import { IconButton, type IconButtonProps } from '../../../../ui/icon-button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { text } from '../workspace.text.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

const words = text.editor

export interface TextToolsProps {
  look: EditorLook
  editor: EditorHandle
  onLink: () => void
}

/** The formats and actions for the text at the caret. */
export function TextTools({ look, editor, onLink }: TextToolsProps) {
  const workspace = useWorkspace()
  const application = useWorkspaceState((state) => state.application)
  return (
    <>
      <LineKind look={look} editor={editor} />
      <span className="sep" />
      <Tool
        icon={Bold}
        label={words.bold}
        shortcut="Mod+B"
        isOn={look.bold}
        onClick={() => editor.format('bold', !look.bold)}
      />
      <Tool
        icon={Italic}
        label={words.italic}
        shortcut="Mod+I"
        isOn={look.italic}
        onClick={() => editor.format('italic', !look.italic)}
      />
      <Tool
        icon={Underline}
        label={words.underline}
        shortcut="Mod+U"
        isOn={look.underline}
        onClick={() => editor.format('underline', !look.underline)}
      />
      <span className="sep" />
      <Tool
        icon={List}
        label={words.bullets}
        isOn={look.list === 'bullet'}
        onClick={() => editor.format('list', look.list === 'bullet' ? false : 'bullet')}
      />
      <Tool
        icon={ListOrdered}
        label={words.numbers}
        isOn={look.list === 'ordered'}
        onClick={() => editor.format('list', look.list === 'ordered' ? false : 'ordered')}
      />
      <span className="sep" />
      <Tool icon={Link} label={words.link} shortcut="Mod+K" isOn={look.link !== null} onClick={onLink} />
      <Menu
        trigger={{
          label: words.insert,
          isIconOnly: true,
          kind: 'ghost',
          size: 'sm',
          trailing: <Icon of={Braces} />,
        }}
        items={[
          { label: words.candidateName, onSelect: () => editor.insert({ candidateName: true }) },
          {
            label: words.identifier,
            isDisabled: !application.identifier,
            onSelect: () => editor.insert({ identifier: true }),
          },
        ]}
      />
      <Tool icon={RemoveFormatting} label={words.clear} onClick={() => editor.clear()} />
      <span className="sep" />
      <Tool icon={Check} label={words.done} shortcut="Esc" onClick={() => workspace.leaveEditor()} />
    </>
  )
}

function Tool({ isOn, ...rest }: IconButtonProps & { isOn?: boolean }) {
  return <IconButton size="sm" aria-pressed={isOn} {...rest} />
}

function LineKind({ look, editor }: { look: EditorLook; editor: EditorHandle }) {
  const now = look.entry ?? (look.header === 2 ? 'heading' : look.header === 3 ? 'subheading' : 'text')
  const choose = (kind: keyof typeof words.kinds) => {
    if (kind === 'text') {
      editor.format('header', false)
      return
    }
    if (kind === 'heading' || kind === 'subheading') editor.format('header', kind === 'heading' ? 2 : 3)
    else editor.format('entry', kind)
  }
  return (
    <Menu
      trigger={{
        label: words.kinds[now],
        kind: 'ghost',
        size: 'sm',
        className: 'cv-line-kind',
        trailing: <Icon of={ChevronDown} size={12} />,
      }}
      items={(Object.keys(words.kinds) as (keyof typeof words.kinds)[]).map((kind) => ({
        label: words.kinds[kind],
        isChecked: kind === now,
        onSelect: () => choose(kind),
      }))}
    />
  )
}
