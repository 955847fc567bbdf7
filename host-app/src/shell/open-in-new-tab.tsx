import { ExternalLink } from 'lucide'
import { Icon, Tooltip } from '@tabard/widgets/ui'
import { useLocation, useSearch } from 'wouter'
import { text } from './shell.text.ts'

/** Inside a frame: the same page in a tab of its own, which gets no hold on this one. */
export function OpenInNewTab() {
  // Rendered anew with every navigation, so that the address is this page's.
  useLocation()
  useSearch()
  if (window.parent === window) return null
  return (
    <div className="new-tab">
      <Tooltip label={text.newTab} isName>
        <a className="btn" href={location.href} target="_blank" rel="noopener noreferrer" aria-label={text.newTab}>
          <Icon of={ExternalLink} />
        </a>
      </Tooltip>
    </div>
  )
}
