import { useId, useMemo, useState } from 'react'
import { Link as LinkIcon, Lock } from 'lucide'
import { LINK_DEFAULT_DAYS } from '@tabard/contract'
import { compose, type Block, type Line } from '@tabard/paper'
import { Button } from '../../../../ui/button.tsx'
import { Switch } from '../../../../ui/choices.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { text } from '../workspace.text.ts'
import { copyText } from './copy-text.ts'
import { ExpiryField, readExpiry } from './expiry-field.tsx'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

const words = text.share

/**
 * Makes a link for a client: its name, how long it stays open, and what it allows. Also shows what the client will see.
 */
export function ShareDialog() {
  const workspace = useWorkspace()
  const application = useWorkspaceState((state) => state.application)
  const formId = useId()
  const [name, setName] = useState('')
  const [days, setDays] = useState(String(LINK_DEFAULT_DAYS))
  const [date, setDate] = useState('')
  const [isDownloading, setDownloading] = useState(true)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const close = () => workspace.show({ dialog: null })

  const expiry = readExpiry(days, date)
  const isNameMissing = name.trim() === ''
  const isDateWrong = expiry === null || expiry * 1000 <= Date.now()
  const title = application.candidateName || application.identifier || text.bar.untitled

  const create = async () => {
    setTried(true)
    if (isNameMissing || isDateWrong || expiry === null) return
    setBusy(true)
    const link = await workspace.links.create({ name: name.trim(), expiry, downloading: isDownloading })
    const isCopied = link !== null && (await copyText(link.url))
    setBusy(false)
    if (!link) return
    close()
    workspace.show({ tab: 'share' })
    workspace.toasts.show({ text: isCopied ? words.copied : words.notCopied })
  }

  return (
    <Dialog
      title={words.title(title)}
      isOpen
      isWide
      onClose={close}
      footer={
        <>
          <span className="cv-share-safe">
            <Icon of={Lock} size={14} />
            {words.safe}
          </span>
          <Button onClick={close}>{words.cancel}</Button>
          <Button kind="primary" icon={LinkIcon} type="submit" form={formId} isBusy={isBusy}>
            {words.create}
          </Button>
        </>
      }
    >
      <div className="cv-share">
        <form
          id={formId}
          className="cv-share-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          <TextField
            label={words.name}
            hint={words.nameHint}
            error={isTried && isNameMissing ? words.nameMissing : null}
            value={name}
            maxLength={120}
            autoFocus
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <ExpiryField
            days={days}
            date={date}
            expiry={expiry}
            isWrong={isDateWrong}
            isTried={isTried}
            onDays={setDays}
            onDate={setDate}
          />
          <Switch
            label={words.download}
            hint={words.downloadHint}
            checked={isDownloading}
            onChange={(event) => setDownloading(event.currentTarget.checked)}
          />
        </form>
        <ClientPreview />
      </div>
    </Dialog>
  )
}

/** The top of the client's page in miniature, with its real words. */
function ClientPreview() {
  const workspace = useWorkspace()
  const branding = useWorkspaceState((state) => state.branding)
  const { header, main } = useMemo(() => compose(workspace.current()), [workspace])
  const first = main.find(({ sectionKind }) => sectionKind !== 'presenter')
  return (
    <div className="cv-share-side">
      <span className="flabel">{words.sees}</span>
      <div
        className="cv-mini"
        data-theme="light"
        data-brand
        style={{ '--brand': branding.colors.primary } as Record<string, string>}
      >
        <div className="cv-mini-band">
          <b>{header.name}</b>
          {header.headline && <span>{header.headline}</span>}
        </div>
        {first && (
          <div className="cv-mini-body">
            {first.title && <b>{first.title}</b>}
            <p>{first.blocks.flatMap(linesOf).map(wordsOf).join(' ')}</p>
          </div>
        )}
      </div>
    </div>
  )
}

function linesOf(block: Block): Line[] {
  if (block.kind === 'list') return block.items.map((item) => item.line)
  if (block.kind !== 'entry') return [block.line]
  const heads = [block.title, block.organisation, block.dates].filter((line) => line !== null)
  return [...heads, ...block.body.flatMap(linesOf)]
}

function wordsOf(line: Line): string {
  return line.runs.map((run) => run.text).join('')
}
