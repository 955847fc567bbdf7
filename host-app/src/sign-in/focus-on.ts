import { useEffect, type RefObject } from 'react'

/** Puts the cursor where something is to be put right, each time there is something. */
export function useFocusOn(
  problem: object | string | null,
  form: RefObject<HTMLFormElement | null>,
  field: string,
): void {
  useEffect(() => {
    if (problem === null || field === '') return
    const control = form.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    control?.focus()
    if (control instanceof HTMLInputElement) control.select()
  }, [problem, form, field])
}
