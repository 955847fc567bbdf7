/** What the entry knows of a screen before its code is there. */
export interface LazyScreen {
  /** Registers the element. */
  load: () => Promise<unknown>
  /** The call its first view waits for, below the gateway's origin; null when the element does not say enough yet. */
  dataPath?: (element: Element) => string | null
}

/** By element name. */
export const lazyScreens: Record<string, LazyScreen> = {
  'tabard-cv-viewer': {
    load: () => import('../define/cv-viewer.ts'),
    // Written out, because the route table is larger than all the rest of the entry; a test holds the two together.
    dataPath: (element) => {
      const appId = element.getAttribute('app-id')
      const templateId = element.getAttribute('template-id')
      const search = templateId ? `?templateId=${encodeURIComponent(templateId)}` : ''
      return appId && `/api/bundles/${appId.split('_').map(encodeURIComponent).join('/')}${search}`
    },
  },
}
