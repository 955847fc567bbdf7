import { Minus, Plus, SeparatorHorizontal } from 'lucide'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { text } from '../workspace.text.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2]

export interface DeskToolsProps {
  /** Null on a narrow page, which is not zoomed. */
  zoom: number | null
  /** Null fits the page to the window. */
  onChoose: (zoom: number | null) => void
}

/** What a person may set about the page on the desk: its page breaks and its zoom. */
export function DeskTools({ zoom, onChoose }: DeskToolsProps) {
  const workspace = useWorkspace()
  const showsPages = useWorkspaceState((state) => state.showsPages)
  return (
    <div className="cv-zoom" role="group" aria-label={text.desk.label}>
      <IconButton
        icon={SeparatorHorizontal}
        size="sm"
        label={text.desk.pages}
        aria-pressed={showsPages}
        onClick={() => workspace.showPages(!showsPages)}
      />
      {zoom !== null && (
        <>
          <IconButton
            icon={Minus}
            size="sm"
            label={text.desk.out}
            disabled={zoom <= 0.5}
            onClick={() => onChoose(steps.findLast((step) => step < zoom - 0.001) ?? 0.5)}
          />
          <button type="button" className="btn ghost sm num" title={text.desk.fit} onClick={() => onChoose(null)}>
            {Math.round(zoom * 100)}%
          </button>
          <IconButton
            icon={Plus}
            size="sm"
            label={text.desk.in}
            disabled={zoom >= 2}
            onClick={() => onChoose(steps.find((step) => step > zoom + 0.001) ?? 2)}
          />
        </>
      )}
    </div>
  )
}
