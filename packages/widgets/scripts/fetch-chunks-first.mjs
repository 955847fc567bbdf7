/**
 * A rollup plugin: every `import()` of a chunk goes through `tabardChunk` (`runtime/src/chunks/load-chunk.ts`), with the
 * names of the files that the chunk imports. A browser keeps a module that it could not fetch as failed until the page is
 * left, and with it every module that imports it. So the files are fetched first, until they have come.
 */
export function fetchChunksFirst() {
  return {
    name: 'fetch-chunks-first',
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      if (!targetChunk) return null
      const needs = (getTargetChunkImports() ?? [])
        // The entry and the chunk that imports have come, or nothing would be asked for.
        .filter((each) => each.type === 'internal' && !each.chunk.isEntry && each.fileName !== chunk.fileName)
        .map((each) => each.resolvedImportPath)
      return { left: 'tabardChunk(import.meta.url,', right: needs.length > 0 ? `,[${needs.join()}])` : ')' }
    },
  }
}
