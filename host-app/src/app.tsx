import { Suspense, useEffect, useRef } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { carrySig, findPageOn, type AppRoute } from '@tabard/contract'
import { DialogRegion, ToastRegion } from '@tabard/widgets/ui'
import { decideAccess, type Decision } from './access.ts'
import { HostContext, useHost, type Host } from './host.ts'
import { NotFound, pages } from './pages.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { OfflineBanner } from './shell/offline-banner.tsx'
import { OpenInNewTab } from './shell/open-in-new-tab.tsx'
import { Shell } from './shell/shell.tsx'

/** Every navigation in the app and every link keeps the signature in its address. */
const withSig = (to: string) => carrySig(to, location.search)

export function App({ host }: { host: Host }) {
  // Texts are read while a page is drawn, so another language draws everything anew.
  const { language } = useStore(host.language)
  return (
    <HostContext value={host} key={language}>
      <ErrorBoundary report={host.runtime.report}>
        <Router hrefs={withSig} aroundNav={(navigate, to, options) => navigate(withSig(String(to)), options)}>
          <Suspense fallback={null}>
            <CurrentPage />
          </Suspense>
          <OpenInNewTab />
        </Router>
        <OfflineBanner />
        <ToastRegion toasts={host.toasts} />
        <DialogRegion dialog={host.runtime.dialog} />
      </ErrorBoundary>
    </HostContext>
  )
}

function CurrentPage() {
  const { kind } = useHost()
  const [path] = useLocation()
  const match = findPageOn(kind, path)
  if (match.kind === 'redirect') return <Go to={match.to} />
  return match.kind === 'route' ? <GuardedPage route={match.route} params={match.params} /> : <NotFound />
}

function GuardedPage({ route, params }: { route: AppRoute; params: Record<string, string> }) {
  const { runtime, account, arrival, kind, parentFrame, signOut } = useHost()
  const session = useStore(runtime.session)
  const user = useStore(account.store, (state) => (state.at === 'ready' ? state.user : null))
  const isArriving = useStore(arrival.store, (state) => state.isUnderWay)
  const [path] = useLocation()
  const search = useSearch()
  const shownPath = useRef<string | null>(null)
  const address = `${path}${search ? `?${search}` : ''}${location.hash}`
  const nowSeconds = Math.floor(runtime.clock.now() / 1000)
  const decision = decideAccess({
    route,
    params,
    address,
    session,
    user,
    isBetaHost: kind.isBeta,
    isForeignFrame: parentFrame.isForeign,
    nowSeconds,
    isArriving,
    isShownInFrame: parentFrame.isFramed && shownPath.current === path,
  })
  if (decision.kind === 'show') shownPath.current = path

  useTurnAway(decision, signOut)
  if (decision.kind === 'go') return <Go to={decision.to} />
  if (decision.kind !== 'show') return null
  const Page = pages[route.page]
  const page = <Page params={params} />
  // A visitor who is still confirming their account gets no navigation bar, because no other page is open to them yet.
  const hasBar = session.kind === 'signed-in' && route.access !== 'signed-out'
  return route.stands === 'shell' ? <Shell isSignedIn={hasBar}>{page}</Shell> : page
}

function Go({ to }: { to: string }) {
  const [, navigate] = useLocation()
  useEffect(() => navigate(to, { replace: true }), [to, navigate])
  return null
}

/** On a beta host, tells users who may not enter, once, and signs them out. */
function useTurnAway(decision: Decision, signOut: () => Promise<void>): void {
  const { dialog } = useHost().runtime
  const message = decision.kind === 'turn-away' ? decision.message : null
  useEffect(() => {
    if (message !== null) void dialog.alert(message).then(signOut)
  }, [message, dialog, signOut])
}
