import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type {
  Access,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { requireOneOf } from '../auth/require-permission.ts';
import type { Actor, Context, Origin } from '../context.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { refusalSchema, successSchema } from './reply-envelope.ts';
import { languageOf } from './request-language.ts';
import { unstorableFaults } from './unstorable-text.ts';
import { takeFile, takeForm, type UploadedFile } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context;
  }
}

/** What routes need; the composition root (app.ts) makes it once. */
export interface HttpDeps {
  db: Db;
  makeContext(lang: Lang, actor?: Actor, from?: Origin): Context;
  /** Returns the account of an access token, or null. */
  authenticate(db: Db, ctx: Context, token: string): Promise<Actor | null>;
}

interface Call<E extends Endpoint> {
  db: Db;
  ctx: Context;
  query: QueryOf<E>;
  params: ParamsOf<E>;
  body: BodyOf<E>;
  headers: FastifyRequest['headers'];
  /** Empty unless the endpoint has `fileBytes`. */
  file: UploadedFile;
}

/** A call by somebody who signed in. */
type WithActor<C> = Omit<C, 'ctx'> & { ctx: Context & { actor: Actor } };

type CallOf<E extends Endpoint> = E['access'] extends 'open' ? Call<E> : WithActor<Call<E>>;

const bearer = /^bearer\s+(\S+)$/i;

/** @throws AppError forbidden */
function refuseOthers(access: Access, actor: Actor): void {
  if (access === 'open' || access === 'account') return;
  if (access === 'owner' || access === 'operator') {
    const isIt = access === 'owner' ? actor.role === 'owner' : actor.isOperator;
    if (!isIt) throw new AppError('forbidden', { who: access });
    return;
  }
  requireOneOf(actor, typeof access === 'string' ? [access] : access);
}

async function admit(
  deps: HttpDeps,
  { access, beforeSecondFactor }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const lang = languageOf(request.headers['accept-language']);
  const { from } = request;
  request.ctx = deps.makeContext(lang, undefined, from);
  // The sandbox's clock may be ahead: the web uses this date to say how long ago something was.
  reply.header('date', request.ctx.now().toUTCString());
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const actor = token ? await deps.authenticate(deps.db, request.ctx, token) : null;
  if (!actor) {
    if (access === 'open') return;
    throw new AppError('unauthenticated');
  }
  if (actor.needsFactor && access !== 'open' && !beforeSecondFactor)
    throw new AppError('second_factor_required');
  refuseOthers(access, actor);
  request.ctx = deps.makeContext(lang, actor, from);
}

function refuseUnstorable({ ctx, params, query, body }: FastifyRequest): void {
  const faults = unstorableFaults([params, query, body], ctx.lang);
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}

/** Treats an absent body as an empty one, so that its missing fields are named. */
const bodyOf = (schema: z.ZodObject) => z.preprocess(body => body ?? {}, schema);

function schemaOf(endpoint: Endpoint): RouteShorthandOptions['schema'] {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access === 'open' ? { security: [] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: bodyOf(endpoint.body) } : {}),
    ...(endpoint.fileBytes ? { consumes: ['multipart/form-data'] } : {}),
    response: { 200: z.union([successSchema(endpoint), refusalSchema]), default: refusalSchema },
  };
}

/**
 * Serves one endpoint of the contract: authenticates, parses, calls the handler and wraps its reply. The handler
 * returns `data`; `beside` returns the members that clients read beside it.
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
    config: { isCall: true, isUpload: endpoint.fileBytes !== undefined },
    schema: schemaOf(endpoint),
    onRequest: (request, reply) => admit(deps, endpoint, request, reply),
    preValidation: async request => {
      if (endpoint.fileBytes && endpoint.body) await takeForm(request, endpoint.fileBytes, request.ctx.lang);
      refuseUnstorable(request);
    },
    handler: async request => {
      const data = await handle(await callOf(deps, endpoint, request));
      return { code: 0, msg: '', data, ...beside(data) };
    },
  });
}

async function callOf<E extends Endpoint>(
  deps: HttpDeps,
  endpoint: E,
  request: FastifyRequest,
): Promise<CallOf<E>> {
  const { ctx, query, params, body, headers } = request;
  const file = await takeFile(request, endpoint.fileBytes, ctx.lang);
  return { db: deps.db, ctx, query, params, body, headers, file } as unknown as CallOf<E>;
}

/** The answer of an endpoint with `sends`. */
export interface SentFile {
  content: Readable | Buffer;
  mediaType: string;
  /** The browser saves the file under this name; without one it shows the file. */
  name?: string;
  /** The content at this address never changes. */
  isForever?: boolean;
  /** The browser may show it again for so long without asking. */
  freshSeconds?: number;
  /** Pages of other sites may show it, such as mail read in a browser. */
  isShownElsewhere?: boolean;
}

/** Serves an endpoint whose answer is a file; a refusal is the envelope, as for every endpoint. */
export function serveFile<E extends Endpoint>(
  app: FastifyInstance,
  deps: HttpDeps,
  endpoint: E,
  handle: (call: CallOf<E>) => Promise<SentFile>,
): void {
  const { response: _, ...schema } = schemaOf(endpoint) ?? {};
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { isCall: true },
    schema: { ...schema, produces: endpoint.sends },
    onRequest: (request, reply) => admit(deps, endpoint, request, reply),
    preValidation: async request => refuseUnstorable(request),
    handler: async (request, reply) => sendFile(reply, await handle(await callOf(deps, endpoint, request))),
  });
}

function sendFile(
  reply: FastifyReply,
  { content, mediaType, name, isForever, freshSeconds, isShownElsewhere }: SentFile,
): FastifyReply {
  if (isShownElsewhere) reply.header('cross-origin-resource-policy', 'cross-origin');
  const kept = freshSeconds ? `private, max-age=${freshSeconds}` : 'private, no-store';
  reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : kept);
  if (name) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return reply.type(mediaType).send(content);
}
