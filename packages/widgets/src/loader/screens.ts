/** The facts about a screen that the entry knows before the screen's code is loaded. */
export interface LazyScreen {
  /** Registers the element. */
  load: () => Promise<unknown>
  /**
   * The path of the call that the first view waits for, on the gateway's origin. Null until the element has the
   * attributes it needs.
   */
  dataPath?: (element: Element) => string | null
}

/** Anything else could lead to another path, and take the token there. */
const isAppId = /^[\da-f-]{36}(_[a-z2-7]{12}){2}$/

/** The screens by element name. */
export const lazyScreens: Record<string, LazyScreen> = {
  'tabard-cv-viewer': {
    load: () => import('../define/cv-viewer.ts'),
    // Written out by hand, because the route table is larger than the rest of the entry. A test checks that both
    // agree.
    dataPath: (element) => {
      const appId = element.getAttribute('app-id')
      const templateId = element.getAttribute('template-id')
      const search = templateId ? `?templateId=${encodeURIComponent(templateId)}` : ''
      return appId && isAppId.test(appId) ? `/api/bundles/${appId.replaceAll('_', '/')}${search}` : null
    },
  },
}
