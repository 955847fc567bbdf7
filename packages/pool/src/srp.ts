import { DiffieHellman, createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto'
import { createTurns } from './in-turn.ts'

/**
 * SRP-6a the way Cognito does it, server side. It differs from RFC 5054 in padding (a leading zero byte only where the top
 * bit is set), in x (pool name and user id are hashed in), and in the key step (HKDF, 16 bytes). All numbers are unsigned.
 */
const primeBytes = getDiffieHellman('modp15').getPrime()
const N = toBigInt(primeBytes)
const g = 2n
const k = toBigInt(sha256(pad(N), pad(g)))
const KEY_INFO = 'Caldera Derived Key'
const KEY_BYTES = 16
/** 256 bits: as strong as the group, and four times as fast as the client's 1024. */
const EXPONENT_BYTES = 32

/**
 * OpenSSL's modular power is six times as fast as BigInt's. One object serves all calls, because its one use below is
 * synchronous. A known group is taken as prime, while `createDiffieHellman` would test it for two seconds at each start.
 * Node gives such a group no method to set its key, so `powerNow` uses that of `DiffieHellman`, which works on both.
 */
const group = getDiffieHellman('modp15')

export interface Verifier {
  /** Hex of an integer: leading zero bytes mean nothing. */
  salt: string
  /** Hex. */
  v: string
}

/** `saltBytes`: 16 random bytes, except where a test gives its own. */
export async function makeVerifier(
  poolName: string,
  userId: string,
  password: string,
  saltBytes: Buffer = randomBytes(16),
): Promise<Verifier> {
  const salt = toBigInt(saltBytes)
  const v = await generatorPower(privateKey(poolName, userId, password, salt))
  return { salt: salt.toString(16), v: v.toString(16) }
}

export async function isPassword(
  poolName: string,
  userId: string,
  password: string,
  { salt, v }: Verifier,
): Promise<boolean> {
  const found = await generatorPower(privateKey(poolName, userId, password, BigInt(`0x${salt}`)))
  return found === BigInt(`0x${v}`)
}

/** The server's secret for one handshake, in hex. */
export function makeSecret(): string {
  return randomBytes(EXPONENT_BYTES).toString('hex')
}

/** B, in hex. */
export async function publicValue(secret: string, v: string): Promise<string> {
  return ((k * BigInt(`0x${v}`) + (await generatorPower(BigInt(`0x${secret}`)))) % N).toString(16)
}

/**
 * The client's public value, checked: hex, not longer than N, and not a multiple of it. Without that check any password logs in.
 */
export function readClientValue(hex: unknown): bigint | null {
  if (typeof hex !== 'string' || hex.length > 2 * primeBytes.length || !/^[0-9a-f]+$/i.test(hex)) return null
  const value = BigInt(`0x${hex}`)
  return value % N === 0n ? null : value
}

export interface Handshake {
  poolName: string
  userId: string
  clientValue: bigint
  /** B, in hex, as it was sent. */
  serverValue: string
  secret: string
  verifier: Verifier
  /** The SECRET_BLOCK's bytes. */
  block: Buffer
  timestamp: string
}

/** What the client must have signed; null for the values SRP forbids. */
export async function expectedSignature(handshake: Handshake): Promise<Buffer | null> {
  const { poolName, userId, clientValue: A, secret, verifier, block, timestamp } = handshake
  const v = BigInt(`0x${verifier.v}`)
  const B = BigInt(`0x${handshake.serverValue}`)
  const u = toBigInt(sha256(pad(A), pad(B)))
  if (u === 0n) return null
  const base = ((A % N) * (await power(v, u))) % N
  if (base <= 1n || base === N - 1n) return null
  const S = await power(base, BigInt(`0x${secret}`))
  const key = Buffer.from(hkdfSync('sha256', pad(S), pad(u), KEY_INFO, KEY_BYTES))
  return createHmac('sha256', key).update(poolName).update(userId).update(block).update(timestamp).digest()
}

/**
 * A salt and verifier for a name nobody has, the same each time. The verifier is no power of g, because raising one would
 * make the answer to an unknown name slower than to a known one. B hides that it is none.
 */
export function fakeVerifier(seed: Buffer): Verifier {
  const v = Buffer.from(hkdfSync('sha256', seed, '', 'fake verifier', primeBytes.length))
  return { salt: toBigInt(seed.subarray(0, 16)).toString(16), v: (toBigInt(v) % N).toString(16) }
}

function privateKey(poolName: string, userId: string, password: string, salt: bigint): bigint {
  const inner = sha256(Buffer.from(`${poolName}${userId}:${password}`, 'utf8'))
  return toBigInt(sha256(pad(salt), inner))
}

function generatorPower(exponent: bigint): Promise<bigint> {
  return power(g, exponent)
}

const powers = createTurns()

/** Each power has a turn of the event loop of its own, because it takes about a millisecond. */
function power(base: bigint, exponent: bigint): Promise<bigint> {
  return powers.run(() => powerNow(base, exponent))
}

function powerNow(base: bigint, exponent: bigint): bigint {
  Reflect.apply(DiffieHellman.prototype.setPrivateKey, group, [bytesOf(exponent)])
  return toBigInt(group.computeSecret(bytesOf(base)))
}

/** Minimal big-endian bytes, with a zero in front where the top bit is set: Java's BigInteger.toByteArray. */
function pad(value: bigint): Buffer {
  const bytes = bytesOf(value)
  return bytes[0] !== undefined && bytes[0] >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes
}

function bytesOf(value: bigint): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

function toBigInt(bytes: Buffer): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${bytes.toString('hex')}`)
}

function sha256(...parts: Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
