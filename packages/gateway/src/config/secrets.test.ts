import { mkdtempSync, rmSync, statSync, writeFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { createSecrets, readMasterKey } from './secrets.ts'

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

  it('never seals alike twice', () => {
    expect(secrets.seal('one', 'text')).not.toBe(secrets.seal('one', 'text'))
  })
})

describe('the master key', () => {
  it('is made once, readable by its owner alone, and leaves nothing else behind', () => {
    const data = join(folder, 'data')
    const key = readMasterKey(null, data)
    expect(key).toHaveLength(32)
    expect(readMasterKey(null, data)).toEqual(key)
    expect(statSync(join(data, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(readdirSync(data)).toEqual(['secret.key'])
  })

  it('stops the start when the file is damaged or SECRET_KEY too short', () => {
    writeFileSync(join(folder, 'secret.key'), '')
    expect(() => readMasterKey(null, folder)).toThrow(ConfigError)
    expect(() => readMasterKey('short', null)).toThrow(ConfigError)
  })
})
