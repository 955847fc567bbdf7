import type { Body, Output, Params, Query, RouteName, Routes } from '@tabard/contract'
import type { Context } from '../context.ts'
import type { ApiKeyActor, SignatureActor, UserActor } from '../identity/actor.ts'
import type { Caller } from './caller.ts'
import type { Policy } from './policy.ts'

/** Who may stand before a handler, by its route's access. */
export type ActorFor<R> = R extends { access: 'session' }
  ? UserActor
  : R extends { access: 'session-or-signature' }
    ? UserActor | SignatureActor
    : R extends { access: 'refresh' }
      ? { kind: 'refresh'; code: string }
      : R extends { access: 'api-key' }
        ? ApiKeyActor
        : { kind: 'anonymous' }

export interface Input<R> {
  params: Params<R>
  query: Query<R>
  body: Body<R>
  caller: Caller
}

/** What a call means, and what it is held to. */
export interface Handler<R> extends Policy<R> {
  handle: (context: Context, actor: ActorFor<R>, input: Input<R>) => Promise<Output<R>>
}

/** Every route has a handler with its policy; a route or a policy that is missing does not compile. */
export type Handlers = { [Name in RouteName]: Handler<Routes[Name]> }
