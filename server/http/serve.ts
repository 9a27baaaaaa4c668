import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../../contract/endpoint.ts';
import type { Lang } from '../../contract/error-texts.ts';
import type { Actor, Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { refusalSchema, successSchema } from './envelope.ts';
import { languageOf } from './language.ts';
import { nullByteFaults } from './null-bytes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context;
  }
}

/** What routes are built with: the composition root gives it once (app.ts). */
export interface HttpDeps {
  db: Db;
  makeContext(lang: Lang, actor?: Actor): Context;
  /** The account behind an access token, or null. */
  authenticate(db: Db, ctx: Context, token: string): Promise<Actor | null>;
}

export interface Call<E extends Endpoint> {
  db: Db;
  ctx: Context;
  query: QueryOf<E>;
  params: ParamsOf<E>;
  body: BodyOf<E>;
  headers: FastifyRequest['headers'];
}

/** A call by somebody who signed in. */
export type SignedIn<C> = Omit<C, 'ctx'> & { ctx: Context & { actor: Actor } };

type CallOf<E extends Endpoint> = E['access'] extends 'open' ? Call<E> : SignedIn<Call<E>>;

const bearer = /^bearer\s+(\S+)$/i;

async function admit(deps: HttpDeps, access: Endpoint['access'], request: FastifyRequest): Promise<void> {
  const lang = languageOf(request.headers['accept-language']);
  request.ctx = deps.makeContext(lang);
  if (access === 'open') return;
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const actor = token ? await deps.authenticate(deps.db, request.ctx, token) : null;
  if (!actor) throw new AppError('unauthenticated');
  if (access === 'operator' && !actor.isOperator) throw new AppError('forbidden');
  request.ctx = deps.makeContext(lang, actor);
}

function refuseNullBytes({ ctx, params, query, body }: FastifyRequest): void {
  const faults = nullByteFaults([params, query, body], ctx.lang);
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}

/** An absent body counts as an empty one, so that its missing fields are named. */
const bodyOf = (schema: z.ZodObject) => z.preprocess(body => body ?? {}, schema);

function schemaOf(endpoint: Endpoint): RouteShorthandOptions['schema'] {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access === 'open' ? { security: [] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: bodyOf(endpoint.body) } : {}),
    response: { 200: z.union([successSchema(endpoint), refusalSchema]), default: refusalSchema },
  };
}

/**
 * Serves one endpoint of the contract: signs in, parses, calls, wraps. The handler returns `data`;
 * `beside` gives the members that the spec wants beside it.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  deps: HttpDeps,
  endpoint: E,
  handle: (call: CallOf<E>) => Promise<ReplyOf<E>>,
  beside: (data: ReplyOf<E>) => object = () => ({}),
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    onRequest: request => admit(deps, endpoint.access, request),
    preValidation: async request => refuseNullBytes(request),
    handler: async request => {
      const { ctx, query, params, body, headers } = request;
      const call = { db: deps.db, ctx, query, params, body, headers } as unknown as CallOf<E>;
      const data = await handle(call);
      return { code: 0, msg: '', data, ...beside(data) };
    },
  });
}
