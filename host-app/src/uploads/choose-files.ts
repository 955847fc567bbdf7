/** What a file dialog offers first; what was chosen anyway is judged by its bytes. */
const ACCEPT =
  '.pdf,.docx,.doc,.rtf,.odt,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Opens the browser's own file dialog. Nothing comes back when it is closed without a choice. */
export function chooseFiles(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = ACCEPT
  input.hidden = true
  // In the document, so that browsers which collect loose elements do not take it away while the dialog is open.
  document.body.append(input)
  input.addEventListener('change', () => {
    const files = Array.from(input.files ?? [])
    input.remove()
    if (files.length > 0) onFiles(files)
  })
  input.addEventListener('cancel', () => input.remove())
  input.click()
}
