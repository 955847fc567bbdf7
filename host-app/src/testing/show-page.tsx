import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { PublicConfig } from '@tabard/contract'
import { createRuntime } from '@tabard/runtime'
import { HostContext, type Host } from '../host.ts'

const roots = new Set<Root>()

/**
 * Shows a page as the app does, with a gateway that has no data. `parts` are the parts of the host that this page also
 * needs.
 */
export async function showPage(page: ReactNode, parts: Partial<Host> = {}): Promise<HTMLElement> {
  const config = { release: 'test' } as PublicConfig
  const fetch = async () => new Response('{"error":"not_found","message":""}', { status: 404 })
  const runtime = createRuntime({ baseUrl: 'http://gateway.test', storage: 'memory', fetch })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  roots.add(root)
  root.render(<HostContext value={{ config, runtime, ...parts } as Host}>{page}</HostContext>)
  await new Promise((resolve) => setTimeout(resolve, 20))
  return box
}

/** Removes the pages that a test has shown. */
export function closePages(): void {
  for (const root of roots) root.unmount()
  roots.clear()
  document.body.replaceChildren()
}
