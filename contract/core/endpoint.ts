import type { z } from 'zod';
import type { Permission } from './roles/permissions.ts';

/**
 * Who may call: anybody (a signed-in caller is still identified), every signed-in account, who has a permission in
 * their team (of several: one of them), the main account of a team alone, or an operator of this installation.
 * `test/architecture/tenants/roles-walk.test.ts` names what changes something without a permission.
 */
export type Access = 'open' | 'account' | Permission | readonly Permission[] | 'owner' | 'operator';

/**
 * One call of the API: what both sides agree on. `reply` describes `data` of the envelope `{code, msg, data}`; an
 * endpoint with another reply (the token calls) describes the whole body with `envelope`.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Fastify's notation, e.g. `/kol/api/creators/:platform/:id`. */
  path: string;
  access: Access;
  summary: string;
  tag: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  reply: z.ZodType;
  /** The body is a form with one file of at most `fileBytes`; `body` describes its other fields. */
  fileBytes?: number;
  /** The reply is a file and not an envelope: its media types. An error is still an envelope. */
  sends?: readonly string[];
  /** Also for an account whose team requires a second factor that it has yet to set up. */
  beforeSecondFactor?: true;
  /** Members that clients read at the top level, beside code, msg and data. */
  beside?: z.ZodObject;
}

/** Keeps the literal types of an endpoint, so that server and web can infer from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type QueryInputOf<E extends Endpoint> = Input<E['query']>;
export type BodyInputOf<E extends Endpoint> = Input<E['body']>;
