import { acceptedFiles } from '@tabard/contract'

/**
 * Opens the browser's own file dialog. The user may choose other files than it offers first; every file is checked by
 * its bytes. `onFiles` is not called when it is closed without a choice.
 */
export function chooseFiles(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = acceptedFiles
  input.hidden = true
  // The input is added to the document, because some browsers remove a detached element while the dialog is open.
  document.body.append(input)
  input.addEventListener('change', () => {
    const files = Array.from(input.files ?? [])
    input.remove()
    if (files.length > 0) onFiles(files)
  })
  input.addEventListener('cancel', () => input.remove())
  input.click()
}
