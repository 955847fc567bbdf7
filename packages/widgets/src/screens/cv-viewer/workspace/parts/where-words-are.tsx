import { Button } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { titleOf } from '../../cv-viewer.model.ts'
import type { KeptBackLine } from '../kept-back-lines.ts'
import type { UnplacedText } from '../word-meter.ts'
import { text } from '../workspace.text.ts'
import { useWordMeter } from './use-word-meter.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

const words = text.source
const SHOWN_AT_ONCE = 30

/** Of the original's words: those that clients do not see, those in no section yet, and how many are gone. */
export function WhereWordsAre() {
  const { meter, keptBack } = useWordMeter()
  if (!meter) return null
  return (
    <>
      {meter.missing === 0 ? (
        <p className="cv-note mut">{words.allPlaced}</p>
      ) : (
        <p className="cv-note mut num">{words.missing(meter.missing)}</p>
      )}
      {keptBack.length + meter.contacts.length > 0 && <KeptBack lines={keptBack} contacts={meter.contacts} />}
      {meter.unplaced.length > 0 && (
        <>
          <h3 className="cv-group">
            {words.unplaced}
            <span className="count num">{meter.unplaced.length}</span>
          </h3>
          <p className="cv-note sub t12">{words.unplacedWhy}</p>
          <ul className="cv-unplaced">
            <Unplaced pieces={meter.unplaced} />
          </ul>
        </>
      )}
    </>
  )
}

function KeptBack({ lines, contacts }: { lines: readonly KeptBackLine[]; contacts: readonly UnplacedText[] }) {
  const workspace = useWorkspace()
  const canEdit = useWorkspaceState((state) => state.canEdit)
  return (
    <>
      <h3 className="cv-group">
        {words.keptBack}
        <span className="count num">{lines.length + contacts.length}</span>
      </h3>
      <p className="cv-note sub t12">{words.keptBackWhy}</p>
      <ul className="cv-unplaced">
        {lines.slice(0, SHOWN_AT_ONCE).map((line) => (
          <li key={`${line.sectionId}/${line.line}`}>
            <span className="grow">{line.text}</span>
            {canEdit && (
              <Button
                size="sm"
                kind="ghost"
                aria-label={words.showLine(line.text)}
                onClick={() => workspace.showLine(line)}
              >
                {words.show}
              </Button>
            )}
          </li>
        ))}
        <Unplaced pieces={contacts} />
      </ul>
    </>
  )
}

/** Rows of texts that can be put into a section. */
function Unplaced({ pieces }: { pieces: readonly UnplacedText[] }) {
  const workspace = useWorkspace()
  const sections = useWorkspaceState((state) => state.application.freeText)
  const canEdit = useWorkspaceState((state) => state.canEdit)
  return (
    <>
      {pieces.slice(0, SHOWN_AT_ONCE).map((piece, index) => (
        <li key={`${index}-${piece.text}`}>
          <span className="grow">{piece.text}</span>
          {piece.page !== null && <span className="sub num t12">{words.page(piece.page)}</span>}
          {canEdit && (
            <Menu
              side="bottom-end"
              trigger={{ label: words.place, kind: 'ghost', size: 'sm' }}
              items={sections.map((section) => ({
                label: titleOf(section),
                onSelect: () => workspace.addLine(piece.text, section.id),
              }))}
            />
          )}
        </li>
      ))}
    </>
  )
}
