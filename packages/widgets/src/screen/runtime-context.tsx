import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { createRuntime, type Runtime } from '@tabard/runtime'
import { defaultBaseUrl } from './base-url.ts'
import { giveToken } from './give-token.ts'
import type { SharedInputs } from './screen.ts'

const RuntimeContext = createContext<Runtime | null>(null)

export type TabardProviderProps = { children?: ReactNode } & (
  { runtime: Runtime } | ({ runtime?: undefined } & Pick<SharedInputs, 'baseUrl' | 'sig' | 'getToken'>)
)

/** Gives all screens below it the same runtime: one of your own, or one made from a gateway and a token. */
export function TabardProvider({ children, ...given }: TabardProviderProps) {
  const shared = useSharedRuntime(given.runtime ? {} : given)
  return <RuntimeContext.Provider value={given.runtime ?? shared}>{children}</RuntimeContext.Provider>
}

/** The runtime of the nearest provider; null without a provider, and until the provider has its token. */
export function useRuntime(): Runtime | null {
  return useContext(RuntimeContext)
}

/** A runtime for a token, from the first token on; null before. It outlives every token that follows. */
export function useSharedRuntime({
  baseUrl,
  sig,
  getToken,
}: Pick<SharedInputs, 'baseUrl' | 'sig' | 'getToken'>): Runtime | null {
  const [runtime, setRuntime] = useState<Runtime | null>(null)
  const url = baseUrl ?? defaultBaseUrl()
  const hasFunction = Boolean(getToken)
  const [hasBegun, setBegun] = useState(false)
  if (!hasBegun && (sig || hasFunction)) setBegun(true)
  // A host may pass a new function at every render. Calling the latest one keeps the runtime the same.
  const [asked] = useState(() => ({ getToken, sig, usedSig: sig, ask: () => asked.getToken?.() ?? null }))
  asked.getToken = getToken
  asked.sig = sig

  useEffect(() => {
    if (!hasBegun) return
    const made = createRuntime({
      baseUrl: url,
      storage: 'memory',
      sig: asked.sig,
      getToken: asked.getToken ? asked.ask : null,
    })
    asked.usedSig = asked.sig
    setRuntime(made)
    return () => {
      made.dispose()
      setRuntime(null)
    }
  }, [url, hasBegun, asked])

  useEffect(() => {
    if (runtime) giveToken(runtime, { sig, getToken: hasFunction ? asked.ask : null, isNew: asked.usedSig !== sig })
    asked.usedSig = sig
  }, [runtime, sig, hasFunction, asked])

  return runtime
}
