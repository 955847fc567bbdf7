/**
 * The files of a drop, including those inside folders. Call it while the event is handled; its promise may be awaited
 * later.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (entries.length === 0) return Array.from(transfer.files)
  const files = await Promise.all(entries.map(filesOf))
  return files.flat()
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    // Hidden files of the system, such as .DS_Store, are left out; folders often contain them.
    if (entry.name.startsWith('.')) return []
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const children: FileSystemEntry[] = []
  // A reader gives at most a hundred entries at a time, and none at its end.
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (more.length === 0) break
    children.push(...more)
  }
  return (await Promise.all(children.map(filesOf))).flat()
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}
