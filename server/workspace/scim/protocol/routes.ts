import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scimPath } from '../../../../contract/workspace/scim/scim-tokens.ts';
import type { HttpDeps } from '../../../core/http/serve-endpoint.ts';
import { scimAddress } from '../tokens.ts';
import { callerOf } from './callers.ts';
import { ScimError, errorBody } from './scim-error.ts';
import { refusalOfError } from './refusals.ts';
import * as requests from './user-requests.ts';
import { describeService, serviceProviderConfig } from './service-description.ts';
import type { TokenHolder } from '../tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token a request of the SCIM protocol carries. */
    scimHolder: TokenHolder | null;
  }
}

const mediaType = 'application/scim+json; charset=utf-8';

const send = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).type(mediaType).send(JSON.stringify(body));

/** Accepts JSON under its own name and that of the protocol (RFC 7644 §3.1). */
function acceptScimJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'ignore');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/scim+json', 'application/json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body as string, done);
    },
  );
}

/** Refuses in the form of the protocol; errors of ours are logged and never shown. */
function refuseInScim(scope: FastifyInstance): void {
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, headers } = refusalOfError(error, request.ctx.lang);
    if (status >= 500) request.log.error({ err: error }, 'a SCIM request failed');
    return send(reply.headers(headers), status, body);
  };
  scope.setErrorHandler(refuse);
  scope.setNotFoundHandler((_request, reply) =>
    send(reply, 404, errorBody(new ScimError(404, 'There is nothing here. Groups are not supported.'))),
  );
}

/**
 * Users by SCIM 2.0 (RFC 7643, RFC 7644): identity providers call it with a token of a team, and its replies have no
 * envelope.
 */
export function scimProtocolRoutes(app: FastifyInstance, deps: HttpDeps, site: { publicUrl: string }): void {
  void app.register(
    async scope => {
      acceptScimJson(scope);
      refuseInScim(scope);
      scope.decorateRequest('scimHolder', null);
      scope.addHook('onRequest', async request => {
        // Its people read English documents; somebody who asks by hand is answered in their language.
        const asked = /\bzh\b/i.test(request.headers['accept-language'] ?? '');
        request.ctx = deps.makeContext(asked ? 'zh' : 'en', undefined, request.from);
        request.scimHolder = await callerOf(deps.db, request.ctx, request.headers.authorization);
      });
      describeRoutes(scope, site);
      userRoutes(scope, deps, site);
    },
    { prefix: scimPath },
  );
}

const hidden = { schema: { hide: true } };

function describeRoutes(scope: FastifyInstance, site: { publicUrl: string }): void {
  scope.get('/ServiceProviderConfig', hidden, (_request, reply) =>
    send(reply, 200, serviceProviderConfig(scimAddress(site))),
  );
  for (const what of ['ResourceTypes', 'Schemas'] as const) {
    scope.get(`/${what}`, hidden, (_request, reply) =>
      send(reply, 200, describeService(what, scimAddress(site))),
    );
    scope.get<{ Params: { id: string } }>(`/${what}/:id`, hidden, ({ params }, reply) =>
      send(reply, 200, describeService(what, scimAddress(site), params.id)),
    );
  }
}

function userRoutes(scope: FastifyInstance, { db }: HttpDeps, site: { publicUrl: string }): void {
  const callOf = ({ ctx, scimHolder, params, query, body }: FastifyRequest): requests.UserCall => {
    if (!scimHolder) throw new Error('the hook lets nobody in without a token');
    const { id = '' } = params as { id?: string };
    return { db, ctx, holder: scimHolder, base: scimAddress(site), id, query, body };
  };
  scope.get('/Users', hidden, async (request, reply) =>
    send(reply, 200, await requests.showUsers(callOf(request))),
  );
  scope.post('/Users', hidden, async (request, reply) => {
    const user = await requests.createUser(callOf(request));
    return send(reply.header('location', user.meta.location), 201, user);
  });
  scope.get('/Users/:id', hidden, async (request, reply) =>
    send(reply, 200, await requests.showUser(callOf(request))),
  );
  scope.put('/Users/:id', hidden, async (request, reply) =>
    send(reply, 200, await requests.replaceUser(callOf(request))),
  );
  scope.patch('/Users/:id', hidden, async (request, reply) =>
    send(reply, 200, await requests.patchUser(callOf(request))),
  );
  scope.delete('/Users/:id', hidden, async (request, reply) => {
    await requests.deleteUser(callOf(request));
    return reply.code(204).send();
  });
}
