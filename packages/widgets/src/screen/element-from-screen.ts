import { ReactiveElement, type PropertyDeclarations, type PropertyValues } from 'lit'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRuntime, type Runtime } from '@tabard/runtime'
import { adoptStyles } from '../theme/adopt-styles.ts'
import { loadInterAfterPaint } from '../theme/load-inter-after-paint.ts'
import { guestStyles } from '../theme/style-sheets.ts'
import { assetsUrl, defaultBaseUrl } from './base-url.ts'
import { giveToken } from './give-token.ts'
import type { ScreenFrame } from './screen-frame.ts'
import { createInputParser } from './read-inputs.ts'
import { componentName, sharedInputs, type AnyScreen, type InputRow, type SharedInputs } from './screen.ts'
import { ScreenRoot } from './screen-root.tsx'
import { shieldKeys } from './shield-keys.ts'

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
      let frame: ScreenFrame | null = null
      let shown: object | null = null
      let usedSig: string | undefined
      let isOver = false
      const read = () => this.#readInputs(this as unknown as Record<string, unknown>)
      const emit = (name: string, detail: unknown) => {
        if (name === 'token-expiring' && this.getToken) void this.#freshSig(frame)
        else this.#emit(name, detail)
      }
      /**
       * Loaded on demand, because few pages show a screen in a frame and the code should not be in everybody's first
       * bytes.
       */
      const open = async (inputs: object) => {
        const { createScreenFrame } = await import('./screen-frame.ts')
        if (isOver || inputs !== shown) return
        frame = createScreenFrame({
          container: this.renderRoot,
          definition,
          inputs,
          baseUrl: this.#url(),
          sig: this.sig,
          emit,
        })
        setTheme()
      }
      const setTheme = () => {
        if (this.theme === 'light' || this.theme === 'dark') frame?.setTheme(this.theme)
      }
      return {
        update: () => {
          const inputs = read()
          if (inputs !== shown) {
            frame?.destroy()
            frame = null
            shown = inputs
            void open(inputs)
          } else if (this.sig && this.sig !== usedSig) {
            frame?.setSig(this.sig)
          }
          usedSig = this.sig
          setTheme()
        },
        unmount: () => {
          isOver = true
          frame?.destroy()
        },
      }
    }

    async #freshSig(frame: ScreenFrame | null): Promise<void> {
      const sig = await this.getToken?.()
      if (sig) frame?.setSig(sig)
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
