import { useState, type Ref } from 'react'
import { Menu as MenuIcon, X } from 'lucide'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import { HOMEPAGE } from '@tabard/contract'
import { Button, IconButton } from '@tabard/widgets/ui'
import { useHost } from '../host.ts'
import { Mark } from './coat.tsx'
import { ColorSwitch } from './color-switch.tsx'
import { CompanyLogo } from './company-logo.tsx'

/** The pages of the bar. A page joins when it is there. */
const links = [{ to: '/candidates', label: 'Candidates', also: ['/application', '/upload'] }] as const

export function NavBar({ slotRef }: { slotRef: Ref<HTMLElement> }) {
  const { account, signOut } = useHost()
  const state = useStore(account.store)
  const [path] = useLocation()
  // Open only on the page it was opened on.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === path

  return (
    <header className={isOpen ? 'appbar is-open' : 'appbar'}>
      <Link className="brand" href={HOMEPAGE}>
        <Mark />
        <span>Tabard</span>
      </Link>
      <div className="appbar-menu">
        <nav aria-label="Main">
          {links.map(({ to, label, also }) => (
            <Link key={to} href={to} aria-current={currentOf(path, to, also)}>
              {label}
            </Link>
          ))}
        </nav>
        <span className="appbar-slot" ref={slotRef} />
        <span className="appbar-end">
          <ColorSwitch />
          {state.at !== 'none' && state.name && <span className="hello trunc">Hello {state.name}</span>}
          <Button kind="ghost" size="sm" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </span>
      </div>
      <CompanyLogo />
      <IconButton
        className="burger"
        icon={isOpen ? X : MenuIcon}
        label={isOpen ? 'Close menu' : 'Menu'}
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? null : path)}
      />
    </header>
  )
}

/** `page` where one is; `true` on pages that belong to it. */
function currentOf(path: string, to: string, also: readonly string[]): 'page' | 'true' | undefined {
  const here = path.toLowerCase()
  if (here.startsWith(to)) return 'page'
  return also.some((start) => here.startsWith(start)) ? 'true' : undefined
}
