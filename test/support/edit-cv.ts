import type { FrameLocator, Page } from 'playwright'

/** Writes words into the first section of the CV that a page or a frame shows, by real keys, and waits until they are saved. */
export async function writeIntoCv(page: Page, where: Page | FrameLocator, words: string): Promise<void> {
  await where.locator('.tabard-paper .main .section[tabindex="0"]').first().focus()
  await page.keyboard.press('Enter')
  await where.locator('.ql-editor').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words, { delay: 5 })
  await page.keyboard.press('Escape')
  await where.getByRole('status').filter({ hasText: 'Saved just now' }).waitFor()
}
