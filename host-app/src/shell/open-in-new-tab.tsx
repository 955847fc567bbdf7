import { ExternalLink } from 'lucide'
import { Icon, Tooltip } from '@tabard/widgets/ui'
import { useLocation, useSearch } from 'wouter'
import { text } from './shell.text.ts'

/** Inside a frame: a link to the same page in a new tab, which gets no access to this window. */
export function OpenInNewTab() {
  // Renders again at every navigation, so that the link has the current address.
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
