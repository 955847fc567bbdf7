import { describe, expect, it } from 'vitest'
import ts from 'typescript'
import { tinyScreen } from '../screen/testing/tiny-screen.tsx'
import { anyScreen } from '../screen/screen.ts'
import { customElementsManifest } from './custom-elements.ts'
import { elementDeclarations, reactDeclarations } from './declarations.ts'

const screens = [anyScreen(tinyScreen)]

describe('what is written from a screen definition', () => {
  it('names the same inputs and outputs in manifest, element and component', () => {
    const text = JSON.stringify(customElementsManifest(screens))
    const [elements, react] = [elementDeclarations(screens), reactDeclarations(screens)]
    for (const name of ['app-id', 'read-only', 'sig', 'base-url', 'theme', 'isolation']) {
      expect(text).toContain(`"name":"${name}"`)
      expect(elements).toContain(`'${name}'?:`)
    }
    for (const event of ['ready', 'pressed', 'failed', 'token-expiring']) {
      expect(text).toContain(`"name":"${event}"`)
      expect(elements).toContain(`'${event}': CustomEvent<`)
    }
    expect(react).toContain('appId: string')
    expect(react).toContain('onPressed?: (detail: { appId: string; times: number }) => void')
    expect(react).toContain("theme?: 'auto' | 'light' | 'dark'")
  })

  it('is TypeScript that compiles', { timeout: 60_000 }, () => {
    const files = new Map([
      ['/elements.d.ts', elementDeclarations(screens)],
      ['/react.d.ts', reactDeclarations(screens)],
      ['/runtime.d.ts', 'export interface Runtime {}'],
      [
        '/use.ts',
        `import { Tiny } from './elements.js'\ndeclare const tiny: Tiny\ntiny.addEventListener('pressed', (event) => event.detail.times.toFixed())\nconst made: Tiny = document.createElement('tabard-tiny')\n`,
      ],
    ])
    const options = {
      strict: true,
      noEmit: true,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      types: [],
    }
    const host = ts.createCompilerHost(options)
    const { getSourceFile, fileExists, readFile } = host
    host.fileExists = (name) => files.has(name) || fileExists(name)
    host.readFile = (name) => files.get(name) ?? readFile(name)
    host.getSourceFile = (name, version) => {
      const text = files.get(name)
      return text === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, text, version)
    }
    host.getCurrentDirectory = () => process.cwd()
    const program = ts.createProgram([...files.keys()], options, host)
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
    expect(
      complaints.filter(
        (line) => !line.includes("Cannot find module 'react'") && !line.includes('module augmentation'),
      ),
    ).toEqual([])
  })
})
