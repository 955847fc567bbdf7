import { useSyncExternalStore } from 'react'
import { WifiOff } from 'lucide'
import { Icon } from '@tabard/widgets/ui'
import { text } from './shell.text.ts'

/** Says what is safe while there is no connection. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <div className="offline" role="status">
      <Icon of={WifiOff} />
      <span>{text.offline}</span>
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
