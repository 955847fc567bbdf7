import type { StoreApi } from 'zustand/vanilla'
import {
  createLink,
  isAppError,
  listLinks,
  setLinkExpiry,
  updateLink,
  type AppId,
  type Link,
  type LinkDraft,
} from '@tabard/contract'
import { sayFailure, type Runtime } from '@tabard/runtime'
import type { Toasts } from '../../../ui/toast.tsx'
import type { WorkspaceState } from './workspace-state.ts'
import { text } from './workspace.text.ts'

/** The links of one CV. */
export interface LinkKeeper {
  load(): Promise<void>
  /** Null when the gateway refused the link. A toast has already shown why. */
  create(draft: LinkDraft): Promise<Link | null>
  close(link: Link): Promise<void>
  /** `expiry` in seconds since 1970. */
  extend(link: Link, expiry: number): Promise<void>
}

export function createLinkKeeper(parts: {
  runtime: Runtime
  appId: AppId
  store: StoreApi<WorkspaceState>
  toasts: Toasts
  onCreated: (linkId: string) => void
}): LinkKeeper {
  const { runtime, appId, store, toasts, onCreated } = parts
  const { api } = runtime
  const known = (): readonly Link[] => {
    const { links } = store.getState()
    return links.at === 'known' ? links.links : []
  }
  const show = (links: readonly Link[]) => store.setState({ links: { at: 'known', links } })
  const replace = (link: Link) => show(known().map((one) => (one.linkId === link.linkId ? link : one)))
  const tell = (error: unknown) => {
    if (!isAppError(error)) runtime.report(error)
    toasts.show({ text: isAppError(error) ? sayFailure(error) : text.unexpected })
  }

  return {
    load: async () => {
      if (store.getState().links.at !== 'known') store.setState({ links: { at: 'loading' } })
      try {
        const result = await api.call(listLinks, { params: { appId }, query: {} })
        if (result.ok) show(result.value.links)
        else if (result.error.code === 'not_found') show([])
        else store.setState({ links: { at: 'failed', text: result.error.text } })
      } catch (error) {
        store.setState({ links: { at: 'failed', text: isAppError(error) ? sayFailure(error) : text.unexpected } })
      }
    },
    create: async (draft) => {
      try {
        const result = await api.call(createLink, { params: { appId }, query: {}, body: draft })
        if (!result.ok) {
          toasts.show({ text: result.error.text })
          return null
        }
        show([result.value, ...known()])
        onCreated(result.value.linkId)
        return result.value
      } catch (error) {
        tell(error)
        return null
      }
    },
    close: async ({ linkId }) => {
      try {
        const result = await api.call(updateLink, { params: { linkId }, query: {}, body: { closed: true } })
        if (result.ok) replace(result.value)
        toasts.show({ text: result.ok ? text.share.closedNow : result.error.text })
      } catch (error) {
        tell(error)
      }
    },
    extend: async ({ linkId }, newExpiry) => {
      try {
        const query = { updateType: 'expiry' as const, newExpiry }
        const result = await api.call(setLinkExpiry, { params: { linkId }, query, body: undefined })
        if (result.ok) replace(result.value)
        toasts.show({ text: result.ok ? text.share.extendedNow : result.error.text })
      } catch (error) {
        tell(error)
      }
    },
  }
}
