import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { ScreenFailure } from '@tabard/contract'
import { canAsk, type Runtime } from '@tabard/runtime'
import { ErrorBoundary } from './error-boundary.tsx'
import { LazyDialogRegion } from './lazy-dialog-region.tsx'
import type { AnyScreen, ScreenHost, ScreenStore, SharedInputs } from './screen.ts'
import { useLanguage } from '../words/use-language.ts'
import { codeOf, failedWith, sayError } from './say-error.ts'
import type { ScreenStateProps } from './screen-state.tsx'
import { text } from './screen.text.ts'
import { useLoaded } from './use-loaded.ts'

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
        <AwaitToken {...props} />
      )}
    </div>
  )
}

function AwaitToken({ definition, emit }: ScreenRootProps) {
  const [isLong, setLong] = useState(false)
  const emitted = useRef(emit)
  emitted.current = emit
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true)
      emitted.current('failed', failedWith('token_missing'))
    }, TOKEN_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  const renew = async () => {
    emit('token-expiring', { secondsLeft: 0 })
    return false
  }
  if (!isLong) return <definition.Skeleton />
  const { noun } = definition
  return <LazyState wait={<definition.Skeleton />} {...{ at: 'access', code: 'token_missing', noun, renew }} />
}

/** Loaded on demand, because most screens never need it. `wait` is shown until it has come. */
function LazyState({ wait = null, ...props }: ScreenStateProps & { wait?: ReactNode }) {
  const { part: State, isLost } = useLoaded(async () => (await import('./screen-state.tsx')).ScreenState)
  if (State) return <State {...props} />
  return isLost ? <p role="alert">{text.lost}</p> : wait
}

function OpenScreen({ definition, runtime, inputs, emit, host }: ScreenRootProps & { runtime: Runtime }) {
  const { Skeleton, View, noun } = definition
  const session = useStore(runtime.session)
  const problem = useStore(runtime.problem)
  const [failure, setFailure] = useState<{ said: string; reference: string } | null>(null)
  const emitted = useRef(emit)
  emitted.current = emit
  /** The view could not be filled for want of a good token, and is filled once there is one. */
  const isOwed = useRef(false)

  const tellFailure = (error: unknown) => {
    // A token's problem has been told already.
    if (!runtime.problem.getState()?.isBlocking) emitted.current('failed', failedWith(codeOf(error)))
  }
  const fail = (error: unknown) => {
    if (isAbort(error)) return
    if (runtime.problem.getState()?.isBlocking || !canAsk(runtime.session.getState())) {
      isOwed.current = true
      return
    }
    setFailure({ said: sayError(error), reference: runtime.report(error) })
    tellFailure(error)
  }

  const failed = useRef(fail)
  failed.current = fail

  useExpectation(definition, runtime, inputs)
  useEffect(() => {
    const tell = (next: { code: ScreenFailure } | null) => next && emitted.current('failed', failedWith(next.code))
    const unsubscribe = runtime.problem.subscribe(tell)
    tell(runtime.problem.getState())
    const unwarn = runtime.onTokenExpiring((secondsLeft) => emitted.current('token-expiring', { secondsLeft }))
    runtime.openSession().catch((error: unknown) => failed.current(error))
    return () => {
      unsubscribe()
      unwarn()
    }
  }, [runtime])

  const { store, remake } = useScreenStore(
    { definition, runtime, inputs, host, fail, tellFailure, emitted },
    canAsk(session),
  )

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

  const isBlocked = problem?.isBlocking === true
  useEffect(() => {
    if (isBlocked || !isOwed.current) return
    isOwed.current = false
    retry()
  })
  useLayoutEffect(() => {
    const focused = isBlocked ? host.root.activeElement : null
    return () => (focused as HTMLElement | null)?.focus()
  }, [isBlocked, host])

  if (failure) return <LazyState {...{ at: 'failed', noun, ...failure, onRetry: retry }} />
  const access = isBlocked && (
    <LazyState
      wait={!store && <Skeleton />}
      {...{ at: 'access', code: problem.code, noun, isOver: store !== null, renew }}
    />
  )
  if (!store) return access || <Skeleton />
  return (
    <>
      <div className="tb-view" inert={isBlocked}>
        <ErrorBoundary
          report={runtime.report}
          fallback={(reference, onRetry) => <LazyState {...{ at: 'broken', reference, onRetry }} />}
        >
          <View store={store} />
        </ErrorBoundary>
      </div>
      {access}
      <LazyDialogRegion dialog={runtime.dialog} root={host.root} />
    </>
  )
}

/** Tells the runtime for which record this screen needs a token, before the screen's store makes its first call. */
function useExpectation({ record }: AnyScreen, runtime: Runtime, inputs: object): void {
  const recordId = record && (inputs as Record<string, unknown>)[record]
  useLayoutEffect(
    () => (typeof recordId === 'string' && recordId ? runtime.expect({ recordId }) : undefined),
    [runtime, recordId],
  )
}

interface StoreParts {
  definition: AnyScreen
  runtime: Runtime
  inputs: object
  host: ScreenHost
  fail: (error: unknown) => void
  tellFailure: (error: unknown) => void
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
      tellFailure: (error) => latest.current.tellFailure(error),
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
