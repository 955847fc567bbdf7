import { createStore, type StoreApi } from 'zustand/vanilla'
import { text as words } from '../words/runtime.text.ts'

export interface DialogState {
  isOpen: boolean
  title: string
  message: string
  isConfirm: boolean
  confirmText: string
  cancelText: string
  /** Whether Confirm destroys something; its button is then red. */
  isDanger: boolean
}

export interface DialogText {
  title?: string
  message: string
  confirmText?: string
  cancelText?: string
  isDanger?: boolean
}

/** Alert and confirm as a store, so that code can ask a question without knowing the view. One question at a time. */
export interface Dialog {
  readonly store: StoreApi<DialogState>
  /** Shows one button; resolves to true. */
  alert(text: DialogText | string): Promise<true>
  /** Resolves to true on Confirm and to false on Cancel. */
  confirm(text: DialogText | string): Promise<boolean>
  /** Called by the view with the user's answer. Closing with Escape counts as Cancel. */
  answer(isConfirmed: boolean): void
}

const closed: DialogState = {
  isOpen: false,
  title: '',
  message: '',
  isConfirm: false,
  confirmText: '',
  cancelText: '',
  isDanger: false,
}

interface Question {
  state: DialogState
  resolve: (isConfirmed: boolean) => void
}

export function createDialog(): Dialog {
  const store = createStore<DialogState>(() => closed)
  const waiting: Question[] = []
  let current: Question | null = null

  const next = () => {
    current = waiting.shift() ?? null
    store.setState(current ? current.state : closed, true)
  }
  const ask = (text: DialogText | string, isConfirm: boolean) =>
    new Promise<boolean>((resolve) => {
      const given = typeof text === 'string' ? { message: text } : text
      const buttons = { confirmText: isConfirm ? words.confirm : words.ok, cancelText: words.cancel }
      waiting.push({ state: { ...closed, ...buttons, ...given, isOpen: true, isConfirm }, resolve })
      if (!current) next()
    })

  return {
    store,
    alert: async (text) => {
      await ask(text, false)
      return true
    },
    confirm: (text) => ask(text, true),
    answer: (isConfirmed) => {
      const answered = current
      next()
      answered?.resolve(answered.state.isConfirm ? isConfirmed : true)
    },
  }
}
