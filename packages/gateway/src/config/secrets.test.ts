import { mkdtempSync, rmSync, statSync, writeFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { addKeyToFile, createSecrets, dropOldKeys, readMasterKeys } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabard-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('sealing', () => {
  const secrets = createSecrets(Buffer.alloc(32, 1))

  it('opens what it sealed, for the same purpose alone', () => {
    const sealed = secrets.seal('one', 'Grüße')
    expect(secrets.open('one', sealed)).toBe('Grüße')
    expect(secrets.open('two', sealed)).toBeNull()
    expect(createSecrets(Buffer.alloc(32, 2)).open('one', sealed)).toBeNull()
  })

  it('opens nothing that was changed or cut', () => {
    const bytes = Buffer.from(secrets.seal('one', 'text'), 'base64')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(secrets.open('one', changed.toString('base64')), `byte ${at}`).toBeNull()
      expect(secrets.open('one', bytes.subarray(0, at).toString('base64')), `${at} bytes`).toBeNull()
    }
  })

  it('is done with the newest key, and undone with any of them', () => {
    const old = secrets.seal('one', 'text')
    const both = createSecrets([Buffer.alloc(32, 9), Buffer.alloc(32, 1)])
    expect([both.open('one', old), both.isOld(old)]).toEqual(['text', true])
    const sealed = both.seal('one', 'text')
    expect([both.isOld(sealed), secrets.open('one', sealed)]).toEqual([false, null])
    expect(createSecrets([Buffer.alloc(32, 9)]).open('one', sealed)).toBe('text')
  })

  it('never seals alike twice', () => {
    expect(secrets.seal('one', 'text')).not.toBe(secrets.seal('one', 'text'))
  })
})

describe('the master key', () => {
  it('is made once, readable by its owner alone, and leaves nothing else behind', () => {
    const data = join(folder, 'data')
    const [key] = readMasterKeys(null, data)
    expect(key).toHaveLength(32)
    expect(readMasterKeys(null, data)).toEqual([key])
    expect(statSync(join(data, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(readdirSync(data)).toEqual(['secret.key'])
  })

  it('is followed by another one: both open, and then the new one alone', () => {
    const data = join(folder, 'data')
    const [old] = readMasterKeys(null, data)
    addKeyToFile(data)
    const [next, last] = readMasterKeys(null, data)
    expect(last).toEqual(old)
    dropOldKeys(data)
    expect(readMasterKeys(null, data)).toEqual([next])
    const given = `${'a'.repeat(32)}, ${'b'.repeat(40)}`
    expect(readMasterKeys(given, null).map(String)).toEqual(['a'.repeat(32), 'b'.repeat(40)])
    expect(() => readMasterKeys(`${'a'.repeat(32)},short`, null)).toThrow(ConfigError)
  })

  it('stops the start when the file is damaged or SECRET_KEY too short', () => {
    writeFileSync(join(folder, 'secret.key'), '')
    expect(() => readMasterKeys(null, folder)).toThrow(ConfigError)
    expect(() => readMasterKeys('short', null)).toThrow(ConfigError)
  })
})
