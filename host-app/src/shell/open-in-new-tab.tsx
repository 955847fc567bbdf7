import { ExternalLink } from 'lucide'
import { Icon } from '@tabard/widgets/ui'
import { useLocation, useSearch } from 'wouter'

/** Inside a frame: the same page in a tab of its own, which gets no hold on this one. */
export function OpenInNewTab() {
  // Rendered anew with every navigation, so that the address is this page's.
  useLocation()
  useSearch()
  if (window.parent === window) return null
  return (
    <a className="btn new-tab" href={location.href} target="_blank" rel="noopener noreferrer">
      <Icon of={ExternalLink} />
      Open in new tab
    </a>
  )
}
