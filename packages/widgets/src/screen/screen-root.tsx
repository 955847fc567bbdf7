import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { isAppError } from '@tabard/contract'
import { canAsk, sayFailure, wordsOfFailure, type Runtime } from '@tabard/runtime'
import { ErrorBoundary } from './error-boundary.tsx'
import { LazyDialogRegion } from './lazy-dialog-region.tsx'
import type { AnyScreen, ScreenHost, ScreenStore, SharedInputs } from './screen.ts'
import { useLanguage } from '../words/use-language.ts'
import { BrokenState, DeniedState, ExpiredState, FailedState, NoTokenState, type Failure } from './screen-states.tsx'

export interface ScreenRootProps {
  definition: AnyScreen
  /** Null until the page around the screen has given a token or a runtime. */
  runtime: Runtime | null
  /** The same object for as long as its values are the same. */
  inputs: object
  emit: (name: string, detail: unknown) => void
  host: ScreenHost
  theme: SharedInputs['theme']
}

/** A page may need a moment to fetch its token. After this long, the screen says that there is none. */
const TOKEN_PATIENCE_MS = 10_000

/**
 * The content of both doors' shadow root: the wrapper that the styles apply to, with the screen in it, or the state
 * shown instead.
 */
export function ScreenRoot(props: ScreenRootProps) {
  const { definition, runtime, theme, host } = props
  const isSpoken = useLanguage(host.element)
  return (
    <div className="tabard" part="root" data-theme={theme === 'light' || theme === 'dark' ? theme : undefined}>
      {!isSpoken ? (
        <definition.Skeleton />
      ) : runtime ? (
        <OpenScreen {...props} runtime={runtime} />
      ) : (
        <AwaitToken definition={definition} />
      )}
    </div>
  )
}

function AwaitToken({ definition }: { definition: AnyScreen }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), TOKEN_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? <NoTokenState noun={definition.noun} /> : <definition.Skeleton />
}

function OpenScreen({ definition, runtime, inputs, emit, host }: ScreenRootProps & { runtime: Runtime }) {
  const { Skeleton, View, noun } = definition
  const session = useStore(runtime.session)
  const [failure, setFailure] = useState<Failure | null>(null)
  const emitted = useRef(emit)
  emitted.current = emit

  const fail = (error: unknown) => {
    // Not reported here: an ended session shows its own words, and an abandoned request is no failure.
    if (!canAsk(runtime.session.getState()) || isAbort(error)) return
    const code = isAppError(error) ? error.code : 'unexpected'
    const text = isAppError(error) ? sayFailure(error) : wordsOfFailure(code)
    setFailure({ text, reference: runtime.report(error) })
    emitted.current('failed', { code })
  }

  const failed = useRef(fail)
  failed.current = fail

  useEffect(() => {
    runtime.openSession().catch((error: unknown) => failed.current(error))
    return runtime.onTokenExpiring((secondsLeft) => emitted.current('token-expiring', { secondsLeft }))
  }, [runtime])

  const { store, remake } = useScreenStore({ definition, runtime, inputs, host, fail, emitted }, canAsk(session))

  const retry = () => {
    setFailure(null)
    if (store?.retry) store.retry()
    else remake()
  }
  const renew = async () => {
    const isFresh = await runtime.renewSession()
    if (!isFresh) emitted.current('token-expiring', { secondsLeft: 0 })
    return isFresh
  }

  const isExpired = session.kind === 'expired'
  if (session.kind === 'invalid' || session.kind === 'anonymous') return <DeniedState noun={noun} />
  if (failure) return <FailedState noun={noun} failure={failure} onRetry={retry} />
  if (!store && !isExpired) return <Skeleton />
  return (
    <>
      {store && (
        <div className="tb-view" inert={isExpired}>
          <ErrorBoundary
            report={runtime.report}
            fallback={(reference, tryAgain) => <BrokenState reference={reference} onRetry={tryAgain} />}
          >
            <View store={store} />
          </ErrorBoundary>
        </div>
      )}
      {isExpired && <ExpiredState isOver={store !== null} renew={renew} />}
      <LazyDialogRegion dialog={runtime.dialog} root={host.root} />
    </>
  )
}

interface StoreParts {
  definition: AnyScreen
  runtime: Runtime
  inputs: object
  host: ScreenHost
  fail: (error: unknown) => void
  emitted: { current: ScreenRootProps['emit'] }
}

/** Creates the screen's store once there is a session, passes it new inputs, and destroys it with the view. */
function useScreenStore(
  parts: StoreParts,
  isReady: boolean,
): { store: ScreenStore<unknown> | null; remake: () => void } {
  const { definition, runtime, inputs, host } = parts
  const [store, setStore] = useState<ScreenStore<unknown> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(parts)
  latest.current = parts
  const given = useRef(inputs)
  // A screen that has begun keeps its store when the session expires, because the store holds unsaved edits.
  const [hasBegun, setBegun] = useState(false)
  if (isReady && !hasBegun) setBegun(true)

  useLayoutEffect(() => {
    if (!hasBegun) return
    given.current = latest.current.inputs
    const made = definition.createStore({
      runtime,
      inputs: latest.current.inputs,
      host,
      emit: (name: string, detail: unknown) => latest.current.emitted.current(name, detail),
      fail: (error) => latest.current.fail(error),
    })
    setStore(made)
    return () => {
      made.destroy?.()
      setStore(null)
    }
  }, [definition, runtime, host, hasBegun, attempt])

  useEffect(() => {
    if (!store || given.current === inputs) return
    given.current = inputs
    if (store.setInputs) store.setInputs(inputs as never)
    else setAttempt((count) => count + 1)
  }, [store, inputs])

  return { store, remake: () => setAttempt((count) => count + 1) }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
