import type { GenericSchema } from 'valibot'
import type { Body, Output, Query } from '../route.ts'

interface SchemasOf<R> {
  /** Path params that are no ids. Ids are checked by their kind. */
  params?: GenericSchema<unknown, Record<string, string>>
  /** Turns the strings of a query into the route's types. */
  query: GenericSchema<unknown, Query<R>>
  body: GenericSchema<unknown, Body<R>>
  response: GenericSchema<unknown, Output<R>>
}

/** The schemas of each route of a module. A new route without its schemas does not compile. */
export type SchemasFor<Routes> = { [Name in keyof Routes]: SchemasOf<Routes[Name]> }
