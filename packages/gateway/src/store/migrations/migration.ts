/** One step of the schema. Its statements never change once released: a checksum tells. */
export interface Migration {
  /** Number and name, in the order they are applied: `0001-start`. */
  readonly name: string
  readonly statements: readonly string[]
}
