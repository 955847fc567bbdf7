import type { AppId } from '@tabard/contract'

const TYPE = 'application/x-tabard-candidates'

/** Writes the candidates that are dragged to a folder into the drag data. */
export function dragIds(transfer: DataTransfer, ids: readonly AppId[]): void {
  transfer.setData(TYPE, JSON.stringify(ids))
  transfer.effectAllowed = 'move'
}

export function hasDragged(transfer: DataTransfer): boolean {
  return transfer.types.includes(TYPE)
}

export function draggedIds(transfer: DataTransfer): AppId[] {
  try {
    const ids: unknown = JSON.parse(transfer.getData(TYPE) || '[]')
    return Array.isArray(ids) ? ids.filter((id): id is AppId => typeof id === 'string') : []
  } catch {
    return []
  }
}
