import { useState, type Ref } from 'react'
import { Menu as MenuIcon, X } from 'lucide'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import { HOMEPAGE, PRODUCT_NAME } from '@tabard/contract'
import { Button, IconButton } from '@tabard/widgets/ui'
import { useHost } from '../host.ts'
import { Mark } from './coat.tsx'
import { ColorSwitch } from './color-switch.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { text } from './shell.text.ts'

/** The pages in the bar. Only pages that exist are listed. */
const links = [{ to: '/candidates', label: () => text.candidates, also: ['/application', '/upload'] }] as const

export function NavBar({ slotRef }: { slotRef: Ref<HTMLElement> }) {
  const { account, signOut } = useHost()
  const state = useStore(account.store)
  const [path] = useLocation()
  // The address on which the menu was opened, so that a navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === path

  return (
    <header className={isOpen ? 'appbar is-open' : 'appbar'}>
      <Link className="brand" href={HOMEPAGE}>
        <Mark />
        <span>{PRODUCT_NAME}</span>
      </Link>
      <div className="appbar-menu">
        <nav aria-label={text.main}>
          {links.map(({ to, label, also }) => (
            <Link key={to} href={to} aria-current={currentOf(path, to, also)}>
              {label()}
            </Link>
          ))}
        </nav>
        <span className="appbar-slot" ref={slotRef} />
        <span className="appbar-end">
          <ColorSwitch />
          {state.at !== 'none' && state.name && <span className="hello trunc">{text.hello(state.name)}</span>}
          <Button kind="ghost" size="sm" onClick={() => void signOut()}>
            {text.signOut}
          </Button>
        </span>
      </div>
      <CompanyLogo />
      <IconButton
        className="burger"
        icon={isOpen ? X : MenuIcon}
        label={isOpen ? text.closeMenu : text.menu}
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? null : path)}
      />
    </header>
  )
}

/** `page` on the page that is shown now; `true` on pages that belong to it. */
function currentOf(path: string, to: string, also: readonly string[]): 'page' | 'true' | undefined {
  const here = path.toLowerCase()
  if (here.startsWith(to)) return 'page'
  return also.some((start) => here.startsWith(start)) ? 'true' : undefined
}
