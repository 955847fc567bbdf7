import { Minus, Plus } from 'lucide'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { text } from '../workspace.text.ts'

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2]

/** Controls for the zoom of the page. Null fits the page to the window. */
export function DeskZoom({ zoom, onChoose }: { zoom: number; onChoose: (zoom: number | null) => void }) {
  return (
    <div className="cv-zoom" role="group" aria-label={text.zoom.label}>
      <IconButton
        icon={Minus}
        size="sm"
        label={text.zoom.out}
        disabled={zoom <= 0.5}
        onClick={() => onChoose(steps.findLast((step) => step < zoom - 0.001) ?? 0.5)}
      />
      <button type="button" className="btn ghost sm num" title={text.zoom.fit} onClick={() => onChoose(null)}>
        {Math.round(zoom * 100)}%
      </button>
      <IconButton
        icon={Plus}
        size="sm"
        label={text.zoom.in}
        disabled={zoom >= 2}
        onClick={() => onChoose(steps.find((step) => step > zoom + 0.001) ?? 2)}
      />
    </div>
  )
}
