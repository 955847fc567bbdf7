import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type GalleryTokenKind = 'edit' | 'read' | 'expired' | 'denied' | 'missing'

/** One state of a screen. The gallery's page and its journey read the same rows. */
export interface GalleryState {
  id: string
  /** Which file of `examples` shows it. */
  page: string
  token: GalleryTokenKind
  /** What the element is given besides its record and token. */
  attributes: Record<string, string>
}

interface GalleryScreen {
  screen: string
  name: string
  states: GalleryState[]
}

/** The state of that name and the screen it is of, from `examples/gallery/states.json`. */
export async function findGalleryState(
  examples: string,
  id: string,
): Promise<(GalleryState & { screen: string; screenName: string }) | null> {
  const screens = JSON.parse(await readFile(join(examples, 'gallery/states.json'), 'utf8')) as GalleryScreen[]
  for (const { screen, name, states } of screens) {
    const state = states.find((one) => one.id === id)
    if (state) return { ...state, screen, screenName: name }
  }
  return null
}

/** Every event the screen's element tells, from the manifest; none before the elements are built. */
export async function eventsOf(manifest: string, screen: string): Promise<string[]> {
  const text = await readFile(manifest, 'utf8').catch(() => null)
  if (text === null) return []
  const { modules } = JSON.parse(text) as { modules: { declarations: Declaration[] }[] }
  const declarations = modules.flatMap((module) => module.declarations)
  return declarations.find(({ tagName }) => tagName === `tabard-${screen}`)?.events.map(({ name }) => name) ?? []
}

interface Declaration {
  tagName: string
  events: { name: string }[]
}
