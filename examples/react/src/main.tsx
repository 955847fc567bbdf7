import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CvViewer } from '@tabard/widgets/react'

// The page's address carries what a host's server would put into its page: which CV, and a token for it.
const given = new URLSearchParams(window.location.search)
const tell = (text: string): void => window.parent.postMessage({ gallery: 'event', text }, window.location.origin)

function CandidatePage() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <header className="host">
        <b>A React page</b>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the CV' : 'Open the CV'}
        </button>
      </header>
      {isOpen && (
        <CvViewer
          baseUrl={given.get('base') ?? window.location.origin}
          sig={given.get('sig') ?? ''}
          appId={given.get('appId') ?? ''}
          mode="edit"
          onReady={() => tell('ready')}
          onSaved={({ revision }) => tell(`saved ${revision}`)}
          onOutputFinished={({ format }) => tell(`output-finished ${format}`)}
        />
      )}
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CandidatePage />
  </StrictMode>,
)
