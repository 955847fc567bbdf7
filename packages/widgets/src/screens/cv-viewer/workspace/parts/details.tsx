import { useEffect, useId, useRef, useState } from 'react'
import { draftOf, fieldNames, unsureFields, type FieldName } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'
import { sayWhen } from './say-when.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

const words = text.details
const inputTypes: Partial<Record<FieldName, 'email' | 'tel' | 'url'>> = { emailAddress: 'email', phoneNumber: 'tel' }

/** The single values of the CV. Only a value that was read with doubt is amber. */
export function Details() {
  const application = useWorkspaceState((state) => state.application)
  const { parsed } = application.miscData
  const unsure = unsureFields(parsed, draftOf(application).fields)
  const { totalExperience, averageTenure, score, fileName, receivedTime, duplication } = application
  return (
    <>
      <div className="cv-fields">
        {fieldNames.map((name) => (
          <FieldRow key={name} name={name} isUnsure={unsure.has(name)} />
        ))}
      </div>
      <dl className="cv-facts">
        {receivedTime > 0 && (
          <>
            <dt>{words.received}</dt>
            <dd className="num">{sayWhen(receivedTime)}</dd>
          </>
        )}
        {fileName && (
          <>
            <dt>{words.file}</dt>
            <dd className="trunc" title={fileName}>
              {fileName}
            </dd>
          </>
        )}
      </dl>
      {duplication && <p className="cv-note mut">{words.duplicate}</p>}
      {(totalExperience !== null || averageTenure !== null) && (
        <>
          <h3 className="cv-group">{words.career}</h3>
          <dl className="cv-facts">
            {totalExperience !== null && (
              <>
                <dt>{words.experience}</dt>
                <dd className="num">{words.years(totalExperience)}</dd>
              </>
            )}
            {averageTenure !== null && (
              <>
                <dt>{words.tenure}</dt>
                <dd className="num">{words.years(averageTenure)}</dd>
              </>
            )}
          </dl>
        </>
      )}
      {score !== null && (
        <>
          <h3 className="cv-group">
            {words.score}
            <span className="num t16">{Math.round(score)}</span>
          </h3>
          <div className="progress" aria-hidden="true">
            <i style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
          </div>
          <p className="cv-note sub t12">{words.scoreHint}</p>
        </>
      )}
    </>
  )
}

function FieldRow({ name, isUnsure }: { name: FieldName; isUnsure: boolean }) {
  const workspace = useWorkspace()
  const id = useId()
  const value = useWorkspaceState((state) => state.application[name])
  const canEdit = useWorkspaceState((state) => state.canEdit)
  const [typed, setTyped] = useState(value)
  const isFocused = useRef(false)
  // Shows another person's change, or an undo, at once, but never replaces a value that is being typed here.
  useEffect(() => {
    if (!isFocused.current) setTyped(value)
  }, [value])
  return (
    <div className={`cv-field${isUnsure ? ' is-unsure' : ''}`}>
      <label htmlFor={id}>{words.fields[name]}</label>
      {canEdit ? (
        <input
          id={id}
          type={inputTypes[name] ?? 'text'}
          value={typed}
          maxLength={500}
          placeholder={words.none}
          autoComplete="off"
          spellCheck={name === 'headline'}
          aria-describedby={isUnsure ? `${id}-check` : undefined}
          onFocus={() => {
            isFocused.current = true
          }}
          onInput={(event) => {
            const next = event.currentTarget.value
            setTyped(next)
            workspace.setField(name, next)
          }}
          onBlur={() => {
            isFocused.current = false
            const clean = typed.trim()
            if (clean !== typed) {
              setTyped(clean)
              workspace.setField(name, clean)
            }
          }}
        />
      ) : (
        <span id={id} className="cv-field-value trunc">
          {value || <span className="sub">{words.none}</span>}
        </span>
      )}
      {isUnsure && (
        <span id={`${id}-check`} className="badge warn" title={words.checkWhy}>
          {words.check}
        </span>
      )}
    </div>
  )
}
