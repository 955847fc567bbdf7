import { useEffect } from 'react'
import type { PublicConfig } from '@tabard/contract'
import { useHost } from '../host.ts'

const SUFFIXES: Record<PublicConfig['release'], string> = {
  production: '',
  beta: ' (beta)',
  test: ' (test)',
  dev: ' (dev)',
}

/** The window's title: the page, the product, and on development and test hosts which of them it is. */
export function pageTitle(page: string, release: PublicConfig['release']): string {
  return `${page ? `${page} · ` : ''}Tabard${SUFFIXES[release]}`
}

export function usePageTitle(page: string): void {
  const { release } = useHost().config
  useEffect(() => {
    document.title = pageTitle(page, release)
  }, [page, release])
}
