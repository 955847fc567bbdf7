import { CalendarPlus, Copy, Ellipsis, Link as LinkIcon, Link2Off, Plus } from 'lucide'
import { LINK_DEFAULT_DAYS, type Link } from '@tabard/contract'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Menu, type MenuEntry } from '../../../../ui/menu.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { text } from '../workspace.text.ts'
import { copyText } from './copy-text.ts'
import { sayWhen } from './say-when.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

const words = text.share
const DAY_SECONDS = 86_400

/** The links of this CV: who opened each, when it closes, and the actions to extend or close it. */
export function LinkList() {
  const workspace = useWorkspace()
  const state = useWorkspaceState(({ links }) => links)
  return (
    <>
      <div className="cv-links-head">
        <h3 className="cv-group">{words.list}</h3>
        <Button kind="ghost" size="sm" icon={Plus} onClick={() => workspace.show({ dialog: 'share' })}>
          {words.new}
        </Button>
      </div>
      {(state.at === 'unknown' || state.at === 'loading') && (
        <div className="cv-list-words" role="status" aria-label={words.loading}>
          <Skeleton height={14} width="60%" />
          <Skeleton height={12} />
        </div>
      )}
      {state.at === 'failed' && <Note kind="bad">{state.text}</Note>}
      {state.at === 'known' && state.links.length === 0 && (
        <EmptyState icon={LinkIcon} title={words.none.title}>
          {words.none.text}
        </EmptyState>
      )}
      {state.at === 'known' && (
        <ul className="cv-links">
          {state.links.map((link) => (
            <LinkRow key={link.linkId} link={link} />
          ))}
        </ul>
      )}
    </>
  )
}

function LinkRow({ link }: { link: Link }) {
  const workspace = useWorkspace()
  const isTeam = useWorkspaceState((state) => state.isTeam)
  const isOpen = link.status === 'open'
  const copy = async () => {
    if (await copyText(link.url)) workspace.toasts.show({ text: words.copied })
  }
  // Shown only to signed-in users, because the server accepts these actions from nobody else.
  const actions: MenuEntry[] = [
    {
      label: words.extend,
      icon: CalendarPlus,
      onSelect: () => {
        const from = Math.max(link.expiry, Math.floor(Date.now() / 1000))
        void workspace.links.extend(link, from + LINK_DEFAULT_DAYS * DAY_SECONDS)
      },
    },
    { label: words.close, icon: Link2Off, isDanger: true, onSelect: () => void workspace.links.close(link) },
  ]
  return (
    <li>
      <div className="row">
        <b className="medium trunc grow">{link.name || link.shortId}</b>
        <Badge kind={isOpen ? 'ok' : undefined}>{words.status[link.status]}</Badge>
      </div>
      <p className="sub t12 num">
        {words.views(link.views)}
        {link.lastViewed !== null && `, ${words.last(sayWhen(link.lastViewed))}`}
      </p>
      <div className="row">
        <p className="sub t12 num grow">
          {words.opensUntil(sayWhen(link.expiry))}, {link.downloading ? words.downloadOn : words.downloadOff}
        </p>
        {isOpen && <IconButton size="sm" icon={Copy} label={words.copy} onClick={() => void copy()} />}
        {isTeam && link.status !== 'closed' && (
          <Menu
            side="bottom-end"
            trigger={{
              label: words.more(link.name),
              isIconOnly: true,
              kind: 'ghost',
              size: 'sm',
              trailing: <Icon of={Ellipsis} size={14} />,
            }}
            items={isOpen ? actions : actions.slice(0, 1)}
          />
        )}
      </div>
    </li>
  )
}
