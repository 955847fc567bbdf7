import { ReactiveElement, type PropertyDeclarations, type PropertyValues } from 'lit'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRuntime, type Runtime } from '@tabard/runtime'
import { adoptStyles } from '../theme/adopt-styles.ts'
import { loadInterAfterPaint } from '../theme/load-inter-after-paint.ts'
import { guestStyles } from '../theme/style-sheets.ts'
import { assetsUrl, defaultBaseUrl } from './base-url.ts'
import { giveToken } from './give-token.ts'
import type { FrameDoor } from './frame-door.ts'
import { createInputParser } from './read-inputs.ts'
import { componentName, sharedInputs, type AnyScreen, type InputRow, type SharedInputs } from './screen.ts'
import { showLost } from './show-lost.ts'
import { ScreenRoot } from './screen-root.tsx'
import { shieldKeys } from './shield-keys.ts'

const FRAME_RETRY_MS = 5_000

/**
 * The element of a screen: attributes go in, an open shadow root shows it, events come out. It is not registered here;
 * `define/` does that.
 */
export function elementFromScreen(definition: AnyScreen): CustomElementConstructor {
  const ScreenElement = class extends ReactiveElement {
    static override properties = propertiesOf(definition)

    declare sig: string | undefined
    declare baseUrl: string | undefined
    declare theme: SharedInputs['theme']
    declare isolation: SharedInputs['isolation']
    declare getToken: SharedInputs['getToken']

    readonly #readInputs = createInputParser(definition)
    #mounted: Mounted | null = null

    protected override createRenderRoot(): ShadowRoot {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      // The loader may have said here that this code was lost.
      root.replaceChildren()
      adoptStyles(root, [...guestStyles(), definition.styles])
      return root
    }

    override connectedCallback(): void {
      super.connectedCallback()
      if (!this.#mounted) this.requestUpdate()
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback()
      // Moving an element disconnects and connects it within one turn, so the screen ends only if the element is
      // still disconnected afterwards.
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount()
      })
    }

    protected override update(changed: PropertyValues): void {
      super.update(changed)
      if (!this.isConnected) return
      if (this.#mounted && (changed.has('isolation') || changed.has('baseUrl'))) this.#unmount()
      this.#mounted ??= this.isolation === 'frame' ? this.#frame() : this.#inline()
      this.#mounted.update()
    }

    #unmount(): void {
      this.#mounted?.unmount()
      this.#mounted = null
    }

    #url(): string {
      return this.baseUrl || defaultBaseUrl()
    }

    #emit(name: string, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
    }

    #inline(): Mounted {
      const root = this.renderRoot as ShadowRoot
      const host = { root, element: this }
      const view: Root = createRoot(root)
      const unshield = shieldKeys(root)
      const emit = (name: string, detail: unknown) => this.#emit(name, detail)
      const getToken = () => this.getToken?.() ?? null
      // One for each element: what becomes of its token is no other element's business.
      let runtime: Runtime | null = null
      let usedSig: string | undefined
      if (!getComputedStyle(this).getPropertyValue('--tabard-font'))
        loadInterAfterPaint(`${assetsUrl(this.#url())}/fonts`)
      return {
        update: () => {
          const { sig } = this
          const asked = this.getToken ? getToken : null
          if (runtime) giveToken(runtime, { sig, getToken: asked, isNew: sig !== usedSig })
          else if (sig || asked)
            runtime = createRuntime({ baseUrl: this.#url(), storage: 'memory', sig, getToken: asked })
          usedSig = sig
          const inputs = this.#readInputs(this as unknown as Record<string, unknown>)
          view.render(createElement(ScreenRoot, { definition, runtime, inputs, emit, host, theme: this.theme }))
        },
        unmount: () => {
          view.unmount()
          unshield()
          runtime?.dispose()
        },
      }
    }

    #frame(): Mounted {
      let door: FrameDoor | null = null
      let isOver = false
      const give = () => {
        const { sig, getToken, theme } = this
        door?.update({ inputs: this.#readInputs(this as unknown as Record<string, unknown>), sig, getToken, theme })
      }
      /** Loaded on demand, because few pages show a screen in a frame. */
      const open = async (): Promise<void> => {
        try {
          const { createFrameDoor } = await import('./frame-door.ts')
          if (isOver) return
          const emit = (name: string, detail: unknown) => this.#emit(name, detail)
          door = createFrameDoor({ container: this.renderRoot, definition, baseUrl: this.#url(), emit })
          give()
        } catch {
          showLost(this)
          setTimeout(() => isOver || void open(), FRAME_RETRY_MS)
        }
      }
      void open()
      return {
        update: give,
        unmount: () => {
          isOver = true
          door?.destroy()
        },
      }
    }
  }
  Object.defineProperty(ScreenElement, 'name', { value: `Tabard${componentName(definition.tag)}` })
  return ScreenElement
}

interface Mounted {
  /** Reads the element's properties again. */
  update(): void
  unmount(): void
}

function propertiesOf(definition: AnyScreen): PropertyDeclarations {
  const rows = Object.entries<InputRow>({ ...definition.inputs, ...sharedInputs })
  return {
    ...Object.fromEntries(
      rows.map(([name, row]) => [name, { attribute: row.attribute, type: row.type === 'boolean' ? Boolean : String }]),
    ),
    getToken: { attribute: false },
  }
}
