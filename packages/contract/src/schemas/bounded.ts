import * as v from 'valibot'

/**
 * A list of at most `max` elements, and of at least `min`. Its length is checked before the first element, and the first
 * element with a fault ends it: a list of a million wrong ones costs no more than one.
 */
export function list<const Item extends v.GenericSchema<unknown, unknown>>(item: Item, max: number, min = 0) {
  const elements = v.array(item)
  const one = {
    ...elements,
    '~run'(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      return Array.isArray(dataset.value)
        ? readElements(item, dataset.value, config)
        : elements['~run'](dataset, config)
    },
  } as typeof elements
  const hasLength = (value: unknown): boolean => !Array.isArray(value) || (value.length >= min && value.length <= max)
  const words = min > 0 ? `must have ${min} to ${max} elements` : `must have at most ${max} elements`
  // The two actions are for readers of the schema, such as /openapi.json: the length is known by then.
  const known = v.pipe(within(one, hasLength, words), v.maxLength(max))
  return min > 0 ? (v.pipe(known, v.minLength(min)) as unknown as typeof known) : known
}

/** An object of at most `max` fields with any names. They are counted before the first is looked at. */
export function map<
  const Key extends v.GenericSchema<string, string | number | symbol>,
  const Value extends v.GenericSchema,
>(key: Key, value: Value, max: number) {
  const isSmall = (given: unknown): boolean => !isObject(given) || hasAtMost(given, max)
  return v.pipe(within(v.record(key, value), isSmall, `must have at most ${max} fields`), v.maxEntries(max))
}

/** `schema`, which sees only values that are within a bound. */
export function within<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  isWithin: (value: unknown) => boolean,
  words: string,
): Schema {
  const bound = v.pipe(v.unknown(), v.check(isWithin, words))
  return {
    ...schema,
    '~run'(dataset, config) {
      return isWithin(dataset.value) ? schema['~run'](dataset, config) : bound['~run'](dataset, config)
    },
  } as Schema
}

type Issues = [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

function readElements(
  item: v.GenericSchema<unknown, unknown>,
  input: unknown[],
  config: v.Config<v.BaseIssue<unknown>>,
): v.OutputDataset<unknown[], v.BaseIssue<unknown>> {
  const value: unknown[] = []
  for (const [key, element] of input.entries()) {
    const read = item['~run']({ value: element }, config)
    value.push(read.value)
    if (!read.issues) continue
    const here: v.ArrayPathItem = { type: 'array', origin: 'value', input, key, value: element }
    const issues = read.issues.map((issue) => ({ ...issue, path: [here, ...(issue.path ?? [])] })) as unknown as Issues
    // As valibot has it: of the right type and yet refused, where only a check of the element failed.
    return read.typed ? { typed: true, value, issues } : { typed: false, value, issues }
  }
  return { typed: true, value }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function hasAtMost(value: object, max: number): boolean {
  if (Array.isArray(value)) return value.length <= max
  let count = 0
  for (const _key in value) if (++count > max) return false
  return true
}
