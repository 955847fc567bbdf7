import { createRoot } from 'react-dom/client'
import { PROTOCOL_VERSIONS, domainKind, getCaptchaChallenge } from '@tabard/contract'
import { createRuntime, forgetServiceWorkers, sessionTexts, type Runtime } from '@tabard/runtime'
import { adoptStyles, documentStyles, loadInterAfterPaint } from '@tabard/widgets/theme'
import { Button, createToasts } from '@tabard/widgets/ui'
import { createAccount } from './account/account.ts'
import { createIdentity } from './account/identity.ts'
import { returnFromSso } from './account/return-from-sso.ts'
import { App } from './app.tsx'
import { createCaptcha } from './captcha/captcha.ts'
import { createCandidates } from './candidates/candidates.ts'
import { readConfig } from './config.ts'
import { createParentFrame, isForeignFrame } from './frame/parent-frame.ts'
import { rememberOrigins } from './frame/remember-origins.ts'
import type { Host } from './host.ts'
import { createColorTheme } from './shell/color-theme.ts'
import { floatingCss } from './shell/floating.styles.ts'
import { createLeaveGuard } from './shell/leave-guard.ts'
import { mayReload } from './shell/reload-guard.ts'
import { createArrival } from './sign-in/arrival.ts'
import { StandingPage } from './shell/standing-page.tsx'
import { createReadingWatch } from './uploads/reading-watch.ts'
import { sendFileWith } from './uploads/send-file.ts'
import { createUploadQueue } from './uploads/upload-queue.ts'
import { text } from './shell/shell.text.ts'
import { createPageLanguage, firstWishes } from './words/page-language.ts'
import { speakLanguage } from './words/speak-language.ts'

/** Makes everything that lives as long as the window, once. */
async function createHost(): Promise<Host | null> {
  const colors = createColorTheme()
  const config = await readConfig()
  const identity = createIdentity(config.auth)
  const returned = await returnFromSso(identity, {
    origin: location.origin,
    search: location.search,
    replace: (url) => location.replace(url),
    clean: () => history.replaceState(null, '', location.pathname),
    session: sessionTexts,
  })
  if (returned.kind === 'leaving') return null
  const runtime = createRuntime({
    baseUrl: '',
    storage: 'session',
    apis: config.api,
    // Another site's page opens a record by a token. The team's own session stays out of its frames: there, a click could
    // be one that somebody was led to make.
    identity: isForeignFrame(window) ? undefined : identity,
    sig: new URLSearchParams(location.search).get('sig'),
    onUnexpected: (error, reference) => console.error(`Unexpected, reference ${reference}`, error),
    log: (message) => console.info(message),
  })
  const parentFrame = createParentFrame({
    window,
    allowedOrigins: rememberOrigins(runtime),
    onToken: runtime.useSignature,
    onTheme: (theme) => (document.documentElement.dataset.theme = theme),
  })
  const reading = createReadingWatch(runtime.api, runtime.clock)
  const candidates = createCandidates(runtime, reading)
  const leaveGuard = createLeaveGuard(window)
  const uploads = createUploadQueue({
    send: sendFileWith(runtime.api),
    untilRead: reading.untilRead,
    clock: runtime.clock,
    onApplication: candidates.put,
    onUnexpected: runtime.report,
  })
  // Leaving asks only while files wait or are being sent, because they are lost with the page. Files that were sent are
  // read without it.
  uploads.store.subscribe(({ uploads: all }) =>
    leaveGuard.set(
      'uploads',
      all.some(({ state }) => state.at === 'waiting' || state.at === 'sending'),
    ),
  )

  const signOut = async () => {
    uploads.cancel()
    uploads.clearFinished()
    candidates.forget()
    // Signing out may fail, because a hosted session ends on another page, which may be out of reach.
    await identity.signOut().catch((error: unknown) => void runtime.report(error))
    runtime.signedOut()
    // The address becomes `/login` without a redirect back, because the next person to sign in would not expect to land
    // on this page.
    history.replaceState(null, '', '/login')
  }
  if (!parentFrame.isForeign) identity.onOtherTab(() => void followOtherTab(runtime, identity))

  const account = createAccount(runtime, {
    signOut,
    goToSso: async (link) => {
      await identity.signOutEverywhere()
      await identity.startSso({ link, customState: location.search })
    },
  })
  const arrival = createArrival(sessionTexts)

  return {
    config,
    kind: domainKind(location.hostname, config.hosts),
    runtime,
    identity,
    account,
    language: createPageLanguage({ runtime, account, arrival, wishes: navigator.languages }),
    captcha: createCaptcha({
      config: config.captcha,
      challenge: async (action) => {
        const work = await runtime.api.call(getCaptchaChallenge, { query: { action } })
        if (!work.ok) throw new Error(work.error.text)
        return work.value.challenge
      },
    }),
    arrival,
    signInProblem: returned.problem,
    candidates,
    uploads,
    parentFrame,
    colors,
    toasts: createToasts(),
    leaveGuard,
    signOut,
  }
}

/** After another tab signed in or out, this tab does the same, unless it shows the record of a signature. */
async function followOtherTab(runtime: Runtime, identity: Host['identity']): Promise<void> {
  const { kind } = runtime.session.getState()
  if (kind !== 'signed-in' && kind !== 'anonymous') return
  const tokens = await identity.currentTokens().catch(() => null)
  if (tokens) runtime.signedIn(tokens)
  else if (kind === 'signed-in') runtime.signedOut()
}

async function start(): Promise<void> {
  adoptStyles(document, [...documentStyles(), floatingCss])
  void forgetServiceWorkers()
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const root = createRoot(element)
  await speakLanguage(firstWishes(navigator.languages))
  try {
    const host = await createHost()
    if (!host) return
    root.render(<App host={host} />)
    loadInterAfterPaint(`/sdk/${host.config.version}/fonts`)
    await host.runtime.openSession()
    host.parentFrame.tell({ type: 'hello', versions: { ...PROTOCOL_VERSIONS } })
  } catch (error) {
    console.error(error)
    // The configuration or the credentials could not be loaded. One reload may help.
    if (navigator.onLine && mayReload(Date.now())) return location.reload()
    root.render(<Unreachable />)
  }
}

function Unreachable() {
  return (
    <StandingPage
      title={text.unreachable.title}
      foot={text.unreachable.foot}
      actions={
        <Button kind="primary" size="lg" onClick={() => location.reload()}>
          {text.unreachable.again}
        </Button>
      }
    >
      {text.unreachable.text}
    </StandingPage>
  )
}

void start()
