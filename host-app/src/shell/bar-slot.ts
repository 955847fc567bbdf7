import { createContext, useContext } from 'react'

/** The spot in the navigation bar where a page says where it stands; null where there is no bar. */
export const BarSlotContext = createContext<HTMLElement | null>(null)

export function useBarSlot(): HTMLElement | null {
  return useContext(BarSlotContext)
}
