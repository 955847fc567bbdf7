import { appendFileSync, mkdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

/** A call a test made: `scripts/write-calls.ts` tells from these which test proves which line of the specification. */
export interface RecordedCall {
  /** The route's name. */
  route: string
  /** Which meaning of the route was called, where it has many. */
  updateType?: string
  status: number
  file: string
  /** The test's full name; empty while a file sets itself up. */
  test: string
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = fileURLToPath(new URL('../../node_modules/.tabard/calls/', import.meta.url))

/** Writes the call as a line to this process's file, only where a whole run asks for that. */
export function recordCall(call: Omit<RecordedCall, 'file' | 'test'>): void {
  if (process.env['TABARD_RECORD_CALLS'] !== '1') return
  const { testPath, currentTestName } = expect.getState()
  const line: RecordedCall = { ...call, file: testPath ? relative(root, testPath) : '', test: currentTestName ?? '' }
  mkdirSync(folder, { recursive: true })
  appendFileSync(`${folder}${process.pid}.jsonl`, `${JSON.stringify(line)}\n`)
}
