import { createContext, useContext } from 'react'

/** The element of the navigation bar in which a page shows its own head; null where there is no bar. */
export const BarSlotContext = createContext<HTMLElement | null>(null)

export function useBarSlot(): HTMLElement | null {
  return useContext(BarSlotContext)
}
