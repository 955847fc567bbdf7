import { AppError } from '@tabard/contract'
import { customTagsOf } from '../../../presenters/company.ts'
import type { ClientAct } from '../client-act.ts'

const MAX_TAGS = 100

/** Adds the tag, or changes the one of that name; with `remove`, takes it away. */
export const customTag: ClientAct<'customTag'> = ({ row, action }) => {
  const tags = customTagsOf(row)
  const known = tags.find((tag) => tag.tag === action.tag)
  if (action.remove === true) {
    if (!known) throw new AppError('not_found')
    return { custom_tags: tags.filter((tag) => tag !== known) }
  }
  if (!known && tags.length >= MAX_TAGS) {
    throw new AppError('bad_request', { details: { issues: ['tag: there are as many as there may be'] } })
  }
  const tag = {
    tag: action.tag,
    tagName: action.tagName ?? known?.tagName ?? action.tag,
    tagType: action.tagType ?? known?.tagType ?? 'text',
  }
  return { custom_tags: known ? tags.map((one) => (one === known ? tag : one)) : [...tags, tag] }
}
