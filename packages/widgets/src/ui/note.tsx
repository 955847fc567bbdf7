import type { ReactNode } from 'react'
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide'
import { Icon } from './icon.tsx'

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleX }

/** A message inside the page. A `bad` one is announced at once. */
export function Note({ kind = 'info', children }: { kind?: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={`note ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon of={icons[kind]} />
      <div className="grow">{children}</div>
    </div>
  )
}
