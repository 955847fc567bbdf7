import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useHost } from '../host.ts'

/** The company's own logo, if it has one. */
export function CompanyLogo() {
  const state = useStore(useHost().account.store)
  const logo = state.at === 'ready' ? state.logo : null
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    if (!logo) return
    const bytes = Uint8Array.from(atob(logo.fileB64), (char) => char.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type: logo.fileType }))
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [logo])

  if (state.at !== 'ready' || !url) return null
  return <img className="company-logo" src={url} alt={state.client.name} height={28} />
}
