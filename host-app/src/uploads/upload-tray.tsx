import { useState } from 'react'
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck } from 'lucide'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { Button, Icon, IconButton, Spinner } from '@tabard/widgets/ui'
import { useHost } from '../host.ts'
import { useStyles } from '../styles/use-styles.ts'
import { UploadList } from './upload-list.tsx'
import { summarise } from './upload-summary.ts'
import { uploadsCss } from './uploads.styles.ts'
import { text } from './uploads.text.ts'

/**
 * Shown at the bottom right of every page of the team while there are uploads, except on the upload page, which shows
 * them itself.
 */
export function UploadTray() {
  useStyles(uploadsCss)
  const { uploads: queue } = useHost()
  const { uploads } = useStore(queue.store)
  const [path] = useLocation()
  const [isClosed, setClosed] = useState(false)
  if (uploads.length === 0 || path.toLowerCase().startsWith('/upload')) return null

  const { title, isBusy, canCancel, failed } = summarise(uploads)
  return (
    <section className="tray" aria-label={text.uploads}>
      <header>
        {isBusy ? (
          <Spinner />
        ) : (
          <Icon of={failed > 0 ? CircleAlert : CircleCheck} className={failed > 0 ? 'bad' : 'ok'} />
        )}
        <b className="medium grow trunc" role="status">
          {title}
        </b>
        {canCancel && (
          <Button kind="ghost" size="sm" onClick={queue.cancel}>
            {text.cancel}
          </Button>
        )}
        {!isBusy && (
          <Button kind="ghost" size="sm" onClick={queue.clearFinished}>
            {text.clear}
          </Button>
        )}
        <IconButton
          icon={isClosed ? ChevronUp : ChevronDown}
          label={isClosed ? text.showFiles : text.hideFiles}
          size="sm"
          aria-expanded={!isClosed}
          onClick={() => setClosed(!isClosed)}
        />
      </header>
      {!isClosed && <UploadList uploads={uploads} />}
    </section>
  )
}
