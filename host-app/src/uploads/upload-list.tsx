import { Check, RotateCw, X } from 'lucide'
import { Link } from 'wouter'
import { Button, classNames, Icon, IconButton, Progress } from '@tabard/widgets/ui'
import { useHost } from '../host.ts'
import type { Upload } from './upload-queue.ts'
import { inOrderOfConcern } from './upload-summary.ts'
import { text } from './uploads.text.ts'

/** The uploads, failures first, each failure with its reason and the next step. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ul className="uploads">
      {inOrderOfConcern(uploads).map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const { uploads } = useHost()
  const { state } = upload
  return (
    <li className={classNames('upload', state.at)}>
      <FileKind name={upload.name} />
      <span className="upload-name trunc" title={upload.name}>
        {upload.name}
      </span>
      <span className="upload-end">
        {state.at === 'sending' && <span className="t12 sub num">{sizeOf(state.sentBytes, state.totalBytes)}</span>}
        {state.at === 'ready' && (
          <Link
            className="t12"
            href={`/application/${state.appId}`}
            aria-label={text.openOne(state.candidateName || upload.name)}
          >
            {text.open}
          </Link>
        )}
        {state.at === 'failed' && state.canRetry && (
          <Button size="sm" icon={RotateCw} onClick={() => uploads.retry(upload.id)}>
            {text.again}
          </Button>
        )}
        {state.at === 'failed' && (
          <IconButton icon={X} label={text.dismiss(upload.name)} size="sm" onClick={() => uploads.remove(upload.id)} />
        )}
      </span>
      <span className="upload-why">{why(upload)}</span>
    </li>
  )
}

function why({ name, state }: Upload) {
  switch (state.at) {
    case 'waiting':
      return text.waiting
    case 'sending':
      return (
        <>
          <Progress label={text.uploadingOne(name)} share={state.sentBytes / Math.max(1, state.totalBytes)} />
          {text.uploading}
        </>
      )
    case 'reading':
      return (
        <>
          <span className="progress is-endless" />
          {text.reading}
        </>
      )
    case 'ready':
      return (
        <>
          <Icon of={Check} size={14} />
          {text.ready(state.candidateName, seconds(state.tookMs))}
        </>
      )
    case 'failed':
      return state.text
  }
}

function FileKind({ name }: { name: string }) {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase() ?? text.noEnding
  const short = ending === 'DOCX' ? 'DOC' : ending
  const kind = ending === 'PDF' ? 'pdf' : /^(DOCX?|RTF|ODT)$/.test(ending) ? 'doc' : undefined
  return (
    <span className={classNames('fico', kind)} aria-hidden="true">
      {short}
    </span>
  )
}

function sizeOf(sent: number, total: number): string {
  const isLarge = total >= 1_000_000
  const say = (bytes: number) => (isLarge ? (bytes / 1_000_000).toFixed(1) : (bytes / 1000).toFixed(0))
  return text.sent(say(Math.min(sent, total)), say(total), isLarge)
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)
}
