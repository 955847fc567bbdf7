import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
const folder = fileURLToPath(new URL('.', import.meta.url))

async function run(...files: string[]): Promise<Record<string, unknown>[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...files])
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('the parse command', () => {
  it('says of each file that gives no CV what is wrong with it, what to do, and how long it took', async () => {
    const answers = await run(`${folder}no-such-file.pdf`, folder, cli)
    expect(answers.map(({ error }) => error)).toEqual(['unopened', 'unopened', 'not_a_cv_format'])
    expect(answers.map(({ text }) => text)).toEqual([
      'No file stands at this path. Check the path and the name.',
      'This is a folder. Name the files in it.',
      expect.stringMatching(/Word/),
    ])
    for (const { ms } of answers) expect(ms).toEqual(expect.any(Number))
  })
})
