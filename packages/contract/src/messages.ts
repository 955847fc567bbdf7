import { DENIAL_TEXT_MAX } from './limits.ts'

/** Fixed messages of the specification. They hold no data, so they are posted to any parent. */
export const plainMessages = ['navigation-disallowed', 'output-finished'] as const
export type PlainMessage = (typeof plainMessages)[number]

export const PROTOCOL = 'tabard'
export const PROTOCOL_VERSIONS = { min: 1, max: 1 } as const

/** What a frame reports of itself, for any screen. */
export type FrameNotice = { type: 'hello'; versions: { min: number; max: number } } | { type: 'resize'; height: number }

/**
 * An output of the screen in a frame: its name and its detail. Details are ids, numbers and fixed words only, never CV
 * data.
 */
export type ScreenEvent = { type: string } & Record<string, string | number | boolean>

/** Messages from a frame to a parent whose origin the token allows. The screen's definition lists its outputs. */
export type FrameEvent = FrameNotice | ScreenEvent

/** Messages that a parent may send to the frame. */
export type ParentEvent =
  | { type: 'hello'; versions: { min: number; max: number } }
  | { type: 'token'; sig: string }
  /** The page around took its token away and gave no other. */
  | { type: 'no-token' }
  | { type: 'theme'; theme: 'light' | 'dark' }

export interface Envelope<Event> {
  protocol: typeof PROTOCOL
  version: number
  event: Event
}

export function envelope<Event extends FrameEvent | ParentEvent>(
  event: Event,
  version: number = PROTOCOL_VERSIONS.max,
): Envelope<Event> {
  return { protocol: PROTOCOL, version, event }
}

/**
 * The highest version that both sides support, or null when there is none. Each side supports a range, so versions are
 * not compared for equality.
 */
export function negotiate(theirs: { min: number; max: number }): number | null {
  const version = Math.min(theirs.max, PROTOCOL_VERSIONS.max)
  return version >= Math.max(theirs.min, PROTOCOL_VERSIONS.min) ? version : null
}

/** The denial text in the form in which it may be posted: plain, one line, capped. For /accessDenied. */
export function denialText(message: string): string {
  return message.replace(/\s+/g, ' ').trim().slice(0, DENIAL_TEXT_MAX)
}
