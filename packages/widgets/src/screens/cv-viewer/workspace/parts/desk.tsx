import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { Application, Section } from '@tabard/contract'
import { textOf } from '@tabard/paper/delta'
import type { OpenEditor } from '../../../../editor/section-editor.tsx'
import { titleOf } from '../../cv-viewer.model.ts'
import { stageStyles, useFitZoom } from '../../parts/fit-zoom.ts'
import { Paper } from '../../parts/paper.tsx'
import { text } from '../workspace.text.ts'
import { DeskTools } from './desk-tools.tsx'
import { keepLayoutInside } from './keep-layout-inside.ts'
import { openPressed } from './open-pressed.ts'
import { OpenSection } from './open-section.tsx'
import { PageMarkers } from './page-markers.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { useWorkspace, useWorkspaceParts } from './use-workspace.ts'

/** The page and the space around it. A press on a section opens it for typing in place. */
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

  useLayoutEffect(() => {
    const section = editor && stage.current?.querySelector<HTMLElement>('.section.is-editing')
    return section ? keepLayoutInside(section) : undefined
  }, [editor])

  const onClick = (event: MouseEvent) => {
    if (canEdit) openPressed(event, { workspace, application, editing, root: desk.current?.getRootNode() })
  }
  const replaceSection = (id: string, content: ReactNode): ReactNode | undefined => {
    const section = application.freeText.find((one) => one.id === id)
    if (id !== editing?.sectionId || !section) return undefined
    return (
      <OpenSection
        key={`editor-${id}`}
        section={section}
        caret={editing.caret}
        onReady={setEditor}
        onLeft={() => focusSection(stage.current, id)}
      >
        {content}
      </OpenSection>
    )
  }
  const sectionAttributes = (id: string) => {
    const section = canEdit ? application.freeText.find((one) => one.id === id) : undefined
    return section ? attributesOf(section) : {}
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
        {/* The sections themselves are focusable. This element only listens for presses anywhere on the paper. */}
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
      <DeskTools zoom={zoom} onChoose={setChosen} />
    </section>
  )
}

/** Makes a section focusable, with a label that says how to open it. */
function attributesOf(section: Section): Record<string, string | number | undefined> {
  const isEmpty = textOf(section.content).trim() === ''
  return {
    tabIndex: 0,
    role: 'group',
    'aria-label': text.editor.hint(titleOf(section)),
    'data-empty': isEmpty ? '' : undefined,
  }
}

/** The texts of the placeholders while a section is being edited, as CSS strings. */
function chipWords({ candidateName, identifier }: Application): Record<string, string> {
  const quoted = (words: string) => `"${words.replace(/["\\\n]/g, ' ')}"`
  return {
    '--chip-candidate-name': quoted(candidateName || identifier || text.editor.candidateName),
    '--chip-identifier': quoted(identifier || text.editor.identifier),
    '--chip-embed-card': quoted(text.editor.embedCard),
  }
}

/** Gives empty sections a placeholder text. They are not printed, but an editor must see where they will be. */
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
