import { createStore, type StoreApi } from 'zustand/vanilla'
import { text as words } from '../words/runtime.text.ts'

export interface DialogState {
  isOpen: boolean
  title: string
  message: string
  isConfirm: boolean
  confirmText: string
  cancelText: string
  /** Whether Confirm destroys something and wears red. */
  isDanger: boolean
}

export interface DialogText {
  title?: string
  message: string
  confirmText?: string
  cancelText?: string
  isDanger?: boolean
}

/** Alert and confirm as a store: whoever needs an answer may ask without knowing a view. One question at a time. */
export interface Dialog {
  readonly store: StoreApi<DialogState>
  /** One button; resolves true. */
  alert(text: DialogText | string): Promise<true>
  /** Cancel gives false, Confirm true. */
  confirm(text: DialogText | string): Promise<boolean>
  /** The view's answer. Closing by Escape is Cancel. */
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
