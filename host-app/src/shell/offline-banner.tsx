import { useSyncExternalStore } from 'react'
import { WifiOff } from 'lucide'
import { Icon } from '@tabard/widgets/ui'

/** Says what is safe while there is no connection. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <div className="offline" role="status">
      <Icon of={WifiOff} />
      <span>You are offline. Your work is kept here and sent when the connection is back.</span>
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
