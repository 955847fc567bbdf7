import { FolderOpen, FolderX, SearchX, Upload } from 'lucide'
import { Button, EmptyState, ErrorScreen } from '@tabard/widgets/ui'
import { BrandedPage } from '../../showcase/pages.tsx'
import { text } from './candidates.text.ts'

/** Shown while the company has no candidates: says what to do, with a picture of the result. */
export function FirstCv({ company, onChoose }: { company: string; onChoose: () => void }) {
  return (
    <div className="first">
      <div className="first-words">
        <h2 className="t20">{text.first.title}</h2>
        <p className="mut t14">{text.first.text(company)}</p>
        <ol>
          {text.first.steps.map((step) => (
            <li key={step.title}>
              <span>
                <b className="medium">{step.title}</b> <span className="mut">{step.text}</span>
              </span>
            </li>
          ))}
        </ol>
        <Button kind="primary" size="lg" icon={Upload} onClick={onChoose}>
          {text.chooseFiles}
        </Button>
      </div>
      <div className="first-art" aria-hidden="true">
        <div className="first-sheet before">
          {Array.from({ length: 24 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <div className="first-sheet after">
          <BrandedPage />
        </div>
      </div>
    </div>
  )
}

export function EmptyFolder({ name, onChoose }: { name: string; onChoose: () => void }) {
  return (
    <EmptyState
      icon={FolderOpen}
      title={text.empty.title(name)}
      action={
        <Button icon={Upload} onClick={onChoose}>
          {text.chooseFiles}
        </Button>
      }
    >
      {text.empty.text}
    </EmptyState>
  )
}

export function NoMatch({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState icon={SearchX} title={title} action={<Button onClick={onClear}>{text.noMatch.showAll}</Button>}>
      {text.noMatch.text}
    </EmptyState>
  )
}

/** The list could not be loaded. */
export function NotLoaded({ why, onAgain }: { why: string; onAgain(): void }) {
  return (
    <ErrorScreen
      title={text.failed.title}
      text={why}
      action={
        <Button kind="primary" onClick={onAgain}>
          {text.failed.again}
        </Button>
      }
    />
  )
}

/** The address names a folder that is not there. */
export function NoFolder({ onAll }: { onAll(): void }) {
  return (
    <ErrorScreen
      icon={FolderX}
      title={text.noFolder.title}
      text={text.noFolder.text}
      action={<Button onClick={onAll}>{text.all}</Button>}
    />
  )
}
