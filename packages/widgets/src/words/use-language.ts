import { useEffect, useState } from 'react'
import { chooseLanguage } from '@tabard/contract'
import { pageLanguage } from '@tabard/runtime'
import { speakOnPage } from './speak-on-page.ts'

/**
 * Whether the words of the language around this element are loaded. The language is the nearest `lang`, as everywhere
 * on a page.
 */
export function useLanguage(element: HTMLElement): boolean {
  const wish = element.closest<HTMLElement>('[lang]')?.lang
  const language = wish ? chooseLanguage([wish]) : pageLanguage()
  const [spoken, setSpoken] = useState(pageLanguage)
  useEffect(() => {
    if (language === spoken) return
    // If the words fail to load, English is shown.
    const go = () => setSpoken(language)
    speakOnPage(language).then(go, go)
  }, [language, spoken])
  return language === spoken
}
