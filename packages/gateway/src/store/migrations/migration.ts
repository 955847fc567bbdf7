/** One step of the schema. Its statements must not change after a release, which a checksum verifies. */
export interface Migration {
  /** Number and name, in the order they are applied: `0001-start`. */
  readonly name: string
  readonly statements: readonly string[]
}
