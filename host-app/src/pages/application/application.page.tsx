import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { ChevronLeft, ChevronRight } from 'lucide'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { HOMEPAGE } from '@tabard/contract'
import { Icon } from '@tabard/widgets/ui'
import { cvCss } from '../../cv/cv.styles.ts'
import { text } from '../../cv/cv.text.ts'
import { RecordCv } from '../../cv/record-cv.tsx'
import { useHost } from '../../host.ts'
import { useBarSlot } from '../../shell/bar-slot.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useIsNarrow } from '../../ui/use-media.ts'
import { useStyles } from '../../styles/use-styles.ts'

/** One CV in the shell, with a link back to its folder. */
export function ApplicationPage({ params }: { params: Record<string, string> }) {
  useStyles(cvCss)
  const appId = params.appId ?? ''
  const { account, candidates } = useHost()
  const isTeam = useStore(account.store, ({ at }) => at !== 'none')
  const row = useStore(candidates.store, ({ rows }) => rows.find(({ id }) => id === appId))
  const folder = useStore(candidates.store, ({ folders }) => folders.find(({ folder_id: id }) => id === row?.folderId))
  usePageTitle(row?.name ?? text.title)

  useEffect(() => {
    if (isTeam) void candidates.loadOnce()
  }, [isTeam, candidates])

  const slot = useBarSlot()
  const isNarrow = useIsNarrow()
  const crumbs = isTeam && (
    <nav className="cv-crumbs" aria-label={text.breadcrumb}>
      {isNarrow && (
        <Link href={HOMEPAGE}>
          <Icon of={ChevronLeft} size={14} />
          {text.candidates}
        </Link>
      )}
      {folder && (
        <>
          <Icon of={ChevronRight} size={14} />
          <Link className="trunc" href={`${HOMEPAGE}/${folder.folder_id}`}>
            {folder.name}
          </Link>
        </>
      )}
      {row && !isNarrow && (
        <>
          <Icon of={ChevronRight} size={14} />
          <span className="trunc" aria-current="page">
            {row.name}
          </span>
        </>
      )}
    </nav>
  )

  // Shown in the navigation bar where there is room, so that the document gets the height.
  return (
    <div className="cv-page">
      {crumbs && (isNarrow || !slot ? crumbs : createPortal(crumbs, slot))}
      <RecordCv key={appId} appId={appId} mode="edit" />
    </div>
  )
}
