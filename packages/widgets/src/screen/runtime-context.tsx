import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { runtimeFor, type Runtime } from '@tabard/runtime'
import { defaultBaseUrl } from './base-url.ts'
import type { SharedInputs } from './screen.ts'

const RuntimeContext = createContext<Runtime | null>(null)

export type TabardProviderProps = { children?: ReactNode } & (
  { runtime: Runtime } | ({ runtime?: undefined } & Pick<SharedInputs, 'baseUrl' | 'sig' | 'getToken'>)
)

/** One visitor for all screens below: a runtime of your own, or a gateway and a token. */
export function TabardProvider({ children, ...given }: TabardProviderProps) {
  const shared = useSharedRuntime(given.runtime ? {} : given)
  return <RuntimeContext.Provider value={given.runtime ?? shared}>{children}</RuntimeContext.Provider>
}

/** The runtime of the nearest provider; null outside one, and while a provider has not got its token yet. */
export function useRuntime(): Runtime | null {
  return useContext(RuntimeContext)
}

/** A runtime for a token, shared with every screen that has the same one; null without a token. */
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
    // A host that renders anew hands in a new function each time; it is still the same way to ask.
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
