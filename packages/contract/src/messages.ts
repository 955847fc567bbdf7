import { DENIAL_TEXT_MAX } from './limits.ts'

/** Constant, data-free words of the specification, posted to any parent. */
export const plainMessages = ['navigation-disallowed', 'output-finished'] as const
export type PlainMessage = (typeof plainMessages)[number]

export const PROTOCOL = 'tabard'
export const PROTOCOL_VERSIONS = { min: 1, max: 1 } as const

/** What a frame says of itself, whichever screen it shows. */
export type FrameNotice = { type: 'hello'; versions: { min: number; max: number } } | { type: 'resize'; height: number }

/** An output of the screen a frame shows: its name and its detail. Ids, numbers and fixed words only, never CV data. */
export type ScreenEvent = { type: string } & Record<string, string | number | boolean>

/** What a frame tells a parent whose origin the token allows. Which outputs there are, the screen's definition says. */
export type FrameEvent = FrameNotice | ScreenEvent

/** What a parent may tell the frame. */
export type ParentEvent =
  | { type: 'hello'; versions: { min: number; max: number } }
  | { type: 'token'; sig: string }
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

/** The highest version both sides speak, or null when there is none. Ranges are negotiated, never compared for equality. */
export function negotiate(theirs: { min: number; max: number }): number | null {
  const version = Math.min(theirs.max, PROTOCOL_VERSIONS.max)
  return version >= Math.max(theirs.min, PROTOCOL_VERSIONS.min) ? version : null
}

/** The denial text as it may be posted: plain, one line, capped. For /accessDenied. */
export function denialText(message: string): string {
  return message.replace(/\s+/g, ' ').trim().slice(0, DENIAL_TEXT_MAX)
}
