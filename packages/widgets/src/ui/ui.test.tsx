import { useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDialog } from '@tabard/runtime'
import { Button, createToasts, DialogRegion, Menu, Segmented, Tabs, TextField, ToastRegion } from '@tabard/widgets/ui'

let root: Root
let box: HTMLElement

beforeEach(() => {
  box = document.createElement('div')
  document.body.append(box)
  root = createRoot(box)
})
afterEach(async () => {
  root.unmount()
  box.remove()
  await untilIdle()
})

async function show(node: ReactNode): Promise<void> {
  root.render(node)
  await untilIdle()
}
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
}
const named = (role: string, name: string) =>
  Array.from(box.querySelectorAll<HTMLElement>(`${role}, [role=${role}]`)).find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(name),
  )
async function press(element: Element | null | undefined, key?: string): Promise<void> {
  if (key) element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  else (element as HTMLElement | undefined)?.click()
  await untilIdle()
}

describe('a button at work', () => {
  it('keeps its words, says it is busy and does nothing', async () => {
    let presses = 0
    await show(
      <Button isBusy onClick={() => (presses += 1)}>
        Saving
      </Button>,
    )
    await press(named('button', 'Saving'))
    expect(named('button', 'Saving')?.getAttribute('aria-busy')).toBe('true')
    expect(presses).toBe(0)
  })
})

describe('a field', () => {
  it('ties its label and its error to the control', async () => {
    await show(<TextField label="E-mail" error="Add the part after the dot" />)
    const input = box.querySelector('input')
    expect(box.querySelector('label')?.getAttribute('for')).toBe(input?.id)
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    expect(box.querySelector(`[id="${input?.getAttribute('aria-describedby')}"]`)?.textContent).toContain(
      'Add the part',
    )
  })
})

describe('a menu', () => {
  it('opens on its first item, moves by arrows and letters, and gives focus back on Escape', async () => {
    const chosen: string[] = []
    const items = ['Open', 'Duplicate', 'Delete'].map((label) => ({ label, onSelect: () => chosen.push(label) }))
    await show(<Menu trigger={{ label: 'More' }} items={items} />)
    await press(named('button', 'More'))
    expect(document.activeElement?.textContent).toBe('Open')
    await press(document.activeElement, 'ArrowUp')
    expect(document.activeElement?.textContent).toBe('Delete')
    await press(document.activeElement, 'd')
    expect(document.activeElement?.textContent).toBe('Duplicate')
    await press(document.activeElement)
    expect(chosen).toEqual(['Duplicate'])
    await press(named('button', 'More'))
    await press(document.activeElement, 'Escape')
    expect(box.querySelector('[role=menu]')).toBeNull()
    expect(document.activeElement).toBe(named('button', 'More'))
  })
})

describe('a question', () => {
  it('is asked once however many regions there are, one after the other, and resolves by the button', async () => {
    const dialog = createDialog()
    await show(
      <>
        <DialogRegion dialog={dialog} />
        <DialogRegion dialog={dialog} />
      </>,
    )
    const first = dialog.confirm('Are you sure you want to delete this CV?')
    const second = dialog.alert('Done')
    await untilIdle()
    expect(box.querySelectorAll('dialog')).toHaveLength(1)
    await press(named('button', 'Cancel'))
    expect(await first).toBe(false)
    expect(box.querySelector('dialog')?.textContent).toContain('Done')
    await press(named('button', 'OK'))
    expect(await second).toBe(true)
    expect(box.querySelector('dialog')).toBeNull()
  })
})

describe('a toast', () => {
  it('offers Undo and leaves when it was taken', async () => {
    const toasts = createToasts()
    let undone = false
    await show(<ToastRegion toasts={toasts} />)
    toasts.show({ text: 'CV deleted', action: { label: 'Undo', onSelect: () => (undone = true) } })
    await untilIdle()
    await press(named('button', 'Undo'))
    expect(undone).toBe(true)
    expect(box.textContent).not.toContain('CV deleted')
  })
})

describe('tabs and segments', () => {
  it('say what is chosen and change it', async () => {
    function Both() {
      const [tab, setTab] = useState<'a' | 'b'>('a')
      const [side, setSide] = useState<'left' | 'right'>('left')
      return (
        <>
          <Tabs
            label="Parts"
            tabs={[
              { value: 'a', label: 'First' },
              { value: 'b', label: 'Second' },
            ]}
            value={tab}
            onChange={setTab}
          >
            {tab}
          </Tabs>
          <Segmented
            label="Side"
            choices={[
              { value: 'left', label: 'Left' },
              { value: 'right', label: 'Right' },
            ]}
            value={side}
            onChange={setSide}
          />
        </>
      )
    }
    await show(<Both />)
    await press(named('tab', 'First'), 'ArrowRight')
    expect(named('tab', 'Second')?.getAttribute('aria-selected')).toBe('true')
    expect(box.querySelector('[role=tabpanel]')?.textContent).toBe('b')
    await press(named('button', 'Right'))
    expect(named('button', 'Right')?.getAttribute('aria-pressed')).toBe('true')
  })
})
