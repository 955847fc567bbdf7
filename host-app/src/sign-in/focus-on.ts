import { useEffect, type RefObject } from 'react'

/** Moves the focus to the field that has a problem, each time there is a problem. */
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
