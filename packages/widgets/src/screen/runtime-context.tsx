import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { runtimeFor, type Runtime } from '@tabard/runtime'
import { defaultBaseUrl } from './base-url.ts'
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

/** A runtime for a token, shared by every screen with the same token; null without a token. */
export function useSharedRuntime({
  baseUrl,
  sig,
  getToken,
}: Pick<SharedInputs, 'baseUrl' | 'sig' | 'getToken'>): Runtime | null {
  const [runtime, setRuntime] = useState<Runtime | null>(null)
  const url = baseUrl ?? defaultBaseUrl()
  const hasToken = Boolean(sig ?? getToken)
  const [asked] = useState(() => ({ getToken, sig, usedSig: sig }))
  asked.getToken = getToken
  asked.sig = sig

  useEffect(() => {
    if (!hasToken) return
    // A host may pass a new function at every render. Calling the latest one keeps the runtime the same.
    const ask = asked.getToken ? () => asked.getToken?.() ?? null : null
    const shared = runtimeFor({ baseUrl: url, storage: 'memory', sig: asked.sig, getToken: ask })
    asked.usedSig = asked.sig
    setRuntime(shared.runtime)
    return () => {
      shared.release()
      setRuntime(null)
    }
  }, [url, hasToken, asked])

  useEffect(() => {
    if (runtime && sig && asked.usedSig !== sig) runtime.useSignature(sig)
    asked.usedSig = sig
  }, [runtime, sig, asked])

  return runtime
}
