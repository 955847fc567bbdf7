import { useCallback, useEffect, useRef, useState } from 'react'
import { ChevronLeft, FileUp } from 'lucide'
import { Link, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { acceptedFiles, HOMEPAGE, type Folder } from '@tabard/contract'
import { Button, Icon, Kbd, SelectField } from '@tabard/widgets/ui'
import { useHost } from '../../host.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useStyles } from '../../styles/use-styles.ts'
import { FileDrop } from '../../uploads/file-drop.tsx'
import { UploadList } from '../../uploads/upload-list.tsx'
import { summarise } from '../../uploads/upload-summary.ts'
import { uploadsCss } from '../../uploads/uploads.styles.ts'
import { text } from '../../uploads/uploads.text.ts'
import { uploadCss } from './upload.styles.ts'

/**
 * Uploads many CVs at once: choose, drop or paste them. Each shows its progress, and continues when the user leaves
 * this page.
 */
export function UploadPage() {
  useStyles(uploadsCss)
  useStyles(uploadCss)
  usePageTitle(text.title)
  const { uploads: queue, candidates } = useHost()
  const { uploads } = useStore(queue.store)
  const folders = useStore(candidates.store, (state) => state.folders)
  const asked = new URLSearchParams(useSearch()).get('folder')
  const [picked, setPicked] = useState(asked)
  // The gateway uses the oldest folder when none is named.
  const oldest = folders.reduce<Folder | null>(
    (first, folder) => (first && first.createdTime <= folder.createdTime ? first : folder),
    null,
  )
  const chosen = picked ?? oldest?.folder_id ?? ''
  const input = useRef<HTMLInputElement>(null)
  const folder = folders.find(({ folder_id: id }) => id === chosen)
  const { title, isBusy, canCancel, failed } = summarise(uploads)

  useEffect(() => void candidates.loadOnce(), [candidates])
  const add = useCallback((files: readonly File[]) => queue.add(files, chosen || null), [queue, chosen])

  return (
    <main className="upload-page">
      <div className="upload-column">
        <Link className="upload-back" href={folder ? `${HOMEPAGE}/${folder.folder_id}` : HOMEPAGE}>
          <Icon of={ChevronLeft} size={14} />
          {text.candidates}
        </Link>
        <h1 className="t20">{text.title}</h1>

        {folders.length > 0 && (
          <SelectField
            label={text.folder}
            value={chosen}
            onChange={(event) => setPicked(event.target.value)}
            choices={folders.map(({ folder_id: value, name: label }) => ({ value, label }))}
          />
        )}

        <div className="upload-zone">
          <Icon of={FileUp} size={24} />
          <p className="t14 medium">{text.dropHere}</p>
          <p className="sub">
            {text.kinds}{' '}
            <span className="upload-paste">
              {text.paste}
              <Kbd keys="Mod+V" />
            </span>
          </p>
          <Button kind="primary" icon={FileUp} onClick={() => input.current?.click()}>
            {text.choose}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            accept={acceptedFiles}
            className="vh"
            aria-label={text.files}
            tabIndex={-1}
            onChange={(event) => {
              add(Array.from(event.target.files ?? []))
              event.target.value = ''
            }}
          />
        </div>

        {uploads.length > 0 && (
          <section className="upload-box" aria-label={text.uploads}>
            <header>
              <h2 className="t14 strong grow" role="status">
                {title}
              </h2>
              {failed > 0 && !isBusy && <span className="sub t12">{text.failedFirst}</span>}
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
            </header>
            <UploadList uploads={uploads} />
          </section>
        )}
      </div>
      <FileDrop into={folder?.name ?? null} onFiles={add} />
    </main>
  )
}
