import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { css } from '../../theme/css.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { defineScreen, type ScreenStore } from '../screen.ts'

interface TinyInputs {
  appId?: string
  readOnly?: boolean
}
interface TinyOutputs {
  ready: { appId: string }
  pressed: { appId: string; times: number }
}
interface TinyState {
  appId: string
  isReadOnly: boolean
  times: number
  press: () => void
  breakDown: () => void
}

/** Number of stores that were made and not yet destroyed. */
export const alive = new Set<object>()

/** The smallest screen that has everything: inputs, outputs, state, and an action that fails. */
export const tinyScreen = defineScreen<TinyInputs, TinyOutputs, TinyState>({
  tag: 'tiny',
  noun: 'thing',
  doc: 'Counts presses.',
  inputs: {
    appId: { attribute: 'app-id', type: 'string', doc: 'What is pressed.', isRequired: true },
    readOnly: { attribute: 'read-only', type: 'boolean', doc: 'Nothing can be pressed.' },
  },
  outputs: {
    ready: { doc: 'It is shown.', detail: { appId: 'string' } },
    pressed: { doc: 'It was pressed.', detail: { appId: 'string', times: 'number' } },
  },
  styles: css`
    .tiny {
      padding: var(--s4);
    }
  `,
  createStore: ({ inputs, emit, fail }) => {
    const store: ScreenStore<TinyState> & { setInputs(inputs: TinyInputs): void } = {
      ...createStore<TinyState>((set, get) => ({
        appId: inputs.appId ?? '',
        isReadOnly: inputs.readOnly ?? false,
        times: 0,
        press: () => {
          set({ times: get().times + 1 })
          emit('pressed', { appId: get().appId, times: get().times })
        },
        breakDown: () => fail(new Error('broken')),
      })),
      setInputs: (next) => store.setState({ appId: next.appId ?? '', isReadOnly: next.readOnly ?? false }),
      destroy: () => void alive.delete(store),
    }
    alive.add(store)
    emit('ready', { appId: store.getState().appId })
    return store
  },
  View: function Tiny({ store }) {
    const { appId, isReadOnly, times, press, breakDown } = useStore(store)
    return (
      <div className="tiny">
        <h1>{appId}</h1>
        <Button disabled={isReadOnly} onClick={press}>
          Pressed {times} times
        </Button>
        <Button onClick={breakDown}>Break</Button>
        <input aria-label="Words" />
      </div>
    )
  },
  Skeleton: () => <Skeleton />,
  framePages: '/singlepageview/plain/:appId',
})
