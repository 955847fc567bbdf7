import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Minus, Plus } from 'lucide'
import type { Application, Section } from '@tabard/contract'
import { textOf } from '@tabard/paper/delta'
import { pointInSection } from '../../../../editor/point-in-section.ts'
import { SectionEditor, type OpenEditor } from '../../../../editor/section-editor.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { titleOf } from '../../cv-viewer.model.ts'
import { stageStyles, useFitZoom } from '../../parts/fit-zoom.ts'
import { Paper } from '../../parts/paper.tsx'
import { text } from '../workspace.text.ts'
import { PageMarkers } from './page-markers.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { useWorkspace, useWorkspaceParts } from './use-workspace.ts'

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2]

/** The page on its desk. Pressing a section opens it for typing, where it is. */
export function Desk() {
  const workspace = useWorkspace()
  const { application, template, trying, branding, presenter, canEdit, editing } = useWorkspaceParts(
    'application',
    'template',
    'trying',
    'branding',
    'presenter',
    'canEdit',
    'editing',
  )
  const desk = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [editor, setEditor] = useState<OpenEditor | null>(null)
  const fit = useFitZoom(desk)
  const zoom = fit === null ? null : (chosen ?? fit)
  const styles = stageStyles(zoom)
  const shown = useMemo(() => withPlaceholders(application, canEdit), [application, canEdit])
  const worn = trying ?? template
  const document = useMemo(
    () => ({ application: shown, template: worn, branding, presenter }),
    [shown, worn, branding, presenter],
  )

  useLayoutEffect(() => {
    workspace.attachEditor(editor)
    return () => workspace.attachEditor(null)
  }, [workspace, editor])

  const sectionAt = (event: MouseEvent): Section | undefined => {
    const element = (event.target as Element).closest('[data-section]')
    const id = element?.getAttribute('data-section')
    return application.freeText.find((section) => section.id === id)
  }
  /** Name, headline and the like stand on the page, and are typed beside it. */
  const openDetails = () => {
    workspace.leaveEditor()
    workspace.openTab('details')
    const root = desk.current?.getRootNode() as ShadowRoot | undefined
    requestAnimationFrame(() => root?.querySelector<HTMLInputElement>('.cv-field input')?.focus())
  }
  const onClick = (event: MouseEvent) => {
    if (!canEdit) return
    // A link in a document being edited is text; Ctrl still follows it.
    if ((event.target as Element).closest('a') && !event.ctrlKey && !event.metaKey) event.preventDefault()
    if ((event.target as Element).closest('.head')) return openDetails()
    const section = sectionAt(event)
    const root = desk.current?.getRootNode()
    if (!section || section.id === editing?.sectionId || !(root instanceof ShadowRoot)) return
    const isEmpty = textOf(section.content).trim() === ''
    workspace.edit(section.id, isEmpty ? null : pointInSection(root, event.clientX, event.clientY))
  }

  const replaceSection = (id: string, content: ReactNode): ReactNode | undefined => {
    const section = application.freeText.find((one) => one.id === id)
    if (id !== editing?.sectionId || !section) return undefined
    return (
      <SectionEditor
        key={`editor-${id}`}
        content={section.content}
        label={titleOf(section)}
        caret={editing.caret}
        onReady={setEditor}
        onChange={(next) => workspace.typed(id, next)}
        onLook={(look) => workspace.looked(look)}
        onLeave={() => {
          workspace.leaveEditor()
          focusSection(stage.current, id)
        }}
        onFailed={() => {
          workspace.leaveEditor()
          workspace.toasts.show({ text: text.editor.failed })
        }}
      >
        {content}
      </SectionEditor>
    )
  }
  const sectionAttributes = (id: string) => {
    const section = canEdit ? application.freeText.find((one) => one.id === id) : undefined
    if (!section) return {}
    const isEmpty = textOf(section.content).trim() === ''
    return {
      tabIndex: 0,
      role: 'group',
      'aria-label': text.editor.hint(titleOf(section)),
      'data-empty': isEmpty ? '' : undefined,
    }
  }

  useEffect(() => {
    if (!editing) return
    const element = stage.current?.querySelector(`[data-section="${CSS.escape(editing.sectionId)}"]`)
    if (!editing.caret) element?.scrollIntoView({ block: 'nearest' })
  }, [editing])

  return (
    <section
      className="cv-desk desk"
      aria-label={text.editor.desk}
      ref={desk}
      onPointerDown={(event) => event.target === desk.current && workspace.leaveEditor()}
    >
      <div className={`cv-stage${canEdit ? ' can-edit' : ''}`} ref={stage} style={styles.stage}>
        {/* Sections take the keyboard themselves; this listens for presses anywhere on the paper. */}
        <div
          className="cv-page"
          style={{ ...styles.page, ...chipWords(application) }}
          onClick={onClick}
          onKeyDown={(event) => {
            const id = (event.target as Element).getAttribute('data-section')
            if (event.key !== 'Enter' || !id || !canEdit) return
            event.preventDefault()
            workspace.edit(id)
          }}
        >
          <Paper
            document={document}
            fontsUrl={workspace.fontsUrl}
            replaceSection={replaceSection}
            sectionAttributes={sectionAttributes}
          />
        </div>
        <PageMarkers stage={stage} zoom={zoom} />
        {editing && editor && <TextToolbar key={editing.sectionId} stage={stage} editor={editor} zoom={zoom} />}
      </div>
      {zoom !== null && (
        <div className="cv-zoom" role="group" aria-label={text.zoom.label}>
          <IconButton
            icon={Minus}
            size="sm"
            label={text.zoom.out}
            disabled={zoom <= 0.5}
            onClick={() => setChosen(steps.findLast((step) => step < zoom - 0.001) ?? 0.5)}
          />
          <button type="button" className="btn ghost sm num" title={text.zoom.fit} onClick={() => setChosen(null)}>
            {Math.round(zoom * 100)}%
          </button>
          <IconButton
            icon={Plus}
            size="sm"
            label={text.zoom.in}
            disabled={zoom >= 2}
            onClick={() => setChosen(steps.find((step) => step > zoom + 0.001) ?? 2)}
          />
        </div>
      )}
    </section>
  )
}

/** What placeholders show while a section is being typed in, as CSS strings. */
function chipWords({ candidateName, identifier }: Application): Record<string, string> {
  const quoted = (words: string) => `"${words.replace(/["\\\n]/g, ' ')}"`
  return {
    ...((candidateName || identifier) && { '--chip-candidate-name': quoted(candidateName || identifier) }),
    ...(identifier && { '--chip-identifier': quoted(identifier) }),
  }
}

/** An empty section is not printed, but who edits must see where it will be. */
function withPlaceholders(application: Application, canEdit: boolean): Application {
  if (!canEdit || application.freeText.every((section) => textOf(section.content).trim())) return application
  const freeText = application.freeText.map((section) =>
    textOf(section.content).trim() ? section : { ...section, content: [{ insert: `${text.editor.placeholder}\n` }] },
  )
  return { ...application, freeText }
}

function focusSection(stage: HTMLElement | null, id: string): void {
  requestAnimationFrame(() => {
    const element = stage?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`)
    element?.focus({ preventScroll: true })
  })
}
