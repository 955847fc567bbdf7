import { ClientCv } from '../../cv/client-cv.tsx'

/** A client's CV, at an address with a token of its own. A link's address is another page. */
export function DigitalCvPage({ params }: { params: Record<string, string> }) {
  return <ClientCv appId={params.appId ?? ''} />
}
