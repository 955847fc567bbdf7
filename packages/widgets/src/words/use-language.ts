import { useEffect, useState } from 'react'
import { chooseLanguage } from '@tabard/contract'
import { pageLanguage } from '@tabard/runtime'
import { speakOnPage } from './speak-on-page.ts'

/** Whether the language around this element is spoken: the nearest `lang`, as for everything else on a page. */
export function useLanguage(element: HTMLElement): boolean {
  const wish = element.closest<HTMLElement>('[lang]')?.lang
  const language = wish ? chooseLanguage([wish]) : pageLanguage()
  const [spoken, setSpoken] = useState(pageLanguage)
  useEffect(() => {
    if (language === spoken) return
    // Words that did not come are said in English.
    const go = () => setSpoken(language)
    speakOnPage(language).then(go, go)
  }, [language, spoken])
  return language === spoken
}
