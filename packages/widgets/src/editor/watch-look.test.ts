import Quill, { Delta } from 'quill'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EditorLook } from './editor-handle.ts'
import { watchLook } from './watch-look.ts'

afterEach(() => document.body.replaceChildren())

/** An editor with a text in it and the caret at its start. */
function open(text: string) {
  const box = document.createElement('div')
  document.body.append(box)
  const quill = new Quill(box)
  quill.setText(text, 'silent')
  quill.history.clear()
  // This page has no real selection, so the caret stands at the start.
  vi.spyOn(quill, 'getSelection').mockReturnValue({ index: 0, length: 0 })
  const told: EditorLook[] = []
  const looks = watchLook(quill, (look) => told.push(look))
  looks.refresh()
  // Each reading of the look asks Quill for the formats once, which is its costly part.
  const readings = vi.spyOn(quill, 'getFormat')
  return { quill, told, readings }
}

describe('the look at the caret', () => {
  it('is not read while letters are typed in one look', () => {
    const { quill, told, readings } = open('Plans fleets')
    for (const [at, letter] of [...'Now '].entries()) quill.updateContents(typed(at, letter), 'user')
    expect(quill.getText()).toBe('Now Plans fleets\n')
    expect(readings).not.toHaveBeenCalled()
    // That there is something to undo is told once, without a reading.
    expect(told.map(({ canUndo }) => canUndo)).toEqual([false, true])
  })

  it('is read when a line is added, when text goes, and when a format changes', () => {
    const { quill, readings } = open('Plans fleets')
    quill.updateContents(typed(0, '\n'), 'user')
    expect(readings).toHaveBeenCalledTimes(1)
    quill.deleteText(0, 1, 'user')
    expect(readings).toHaveBeenCalledTimes(2)
    quill.formatText(0, 5, 'bold', true, 'user')
    expect(readings).toHaveBeenCalledTimes(3)
  })

  it('is read when typed letters look different from those before', () => {
    const { quill, readings } = open('Plans fleets')
    quill.insertText(5, 'x', { bold: true }, 'user')
    expect(readings).toHaveBeenCalledTimes(1)
  })

  it('is read when the caret moves by itself, and not when it follows the typed letter', () => {
    const { quill, readings } = open('Plans fleets')
    quill.updateContents(typed(0, 'N'), 'user')
    quill.emitter.emit('selection-change', { index: 1, length: 0 }, { index: 0, length: 0 }, 'user')
    expect(readings).not.toHaveBeenCalled()
    quill.emitter.emit('selection-change', { index: 4, length: 0 }, { index: 1, length: 0 }, 'user')
    expect(readings).toHaveBeenCalledTimes(1)
  })
})

function typed(at: number, letters: string): Delta {
  return new Delta().retain(at).insert(letters)
}
