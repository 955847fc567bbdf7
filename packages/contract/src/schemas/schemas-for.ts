import type { GenericSchema } from 'valibot'
import type { Body, Output, Query } from '../route.ts'

interface SchemasOf<R> {
  /** Path params that are no ids; ids are checked by their kind. */
  params?: GenericSchema<unknown, Record<string, string>>
  /** From the strings of a query to the route's types. */
  query: GenericSchema<unknown, Query<R>>
  body: GenericSchema<unknown, Body<R>>
  response: GenericSchema<unknown, Output<R>>
}

/** What each route of a module takes and gives. A new route without its schemas does not compile. */
export type SchemasFor<Routes> = { [Name in keyof Routes]: SchemasOf<Routes[Name]> }
