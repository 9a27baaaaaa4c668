import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { isLoopback } from '../client-network.ts';
import type { Origin } from '../context.ts';
import type { Env } from '../settings/env.ts';
import { clientAddressBy } from './connections/client-address.ts';
import { limitConnections } from './connections/connection-ceiling.ts';
import { arrivalMs, endSlowBodies, slowestRequest } from './connections/slow-requests.ts';
import { handleErrors, refuseUnroutable } from './error-handler.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { acceptUploads } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from: the client, not a trusted proxy. */
    readonly from: Origin;
  }
}

const bodyLimit = 1024 * 1024;

/** Accepts JSON requests without a body as empty ones: some clients send the header anyway. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** Logs the method, route and outcome of each request, never its query or body, which may contain secrets. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      teamId: request.ctx?.actor?.teamId,
    };
    request.log.info(line, 'request');
  });
}

/**
 * Ends connections that would keep `close` waiting for minutes, or for ever: those on which nothing was asked yet, as
 * browsers open in advance, and those whose last reply went out after the closing began.
 */
function endQuietConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const rounds = setInterval(() => {
      for (const socket of sockets) if (!socket.bytesRead) socket.destroy();
      app.server.closeIdleConnections();
    }, 50);
    app.server.once('close', () => clearInterval(rounds));
  });
}

/** Fastify's own `ip` stays the one of the connection: here and at the edge one rule says who the client is. */
function knowOrigins(app: FastifyInstance, { TRUST_PROXY }: Env): void {
  const addressOf = clientAddressBy(TRUST_PROXY);
  app.decorateRequest('from', {
    getter() {
      return { address: addressOf(this.raw), agent: (this.headers['user-agent'] ?? '').slice(0, 300) };
    },
  });
}

/** @param arrival how long requests may take to arrive; tests are less patient */
export async function makeServer(
  env: Env,
  log: FastifyBaseLogger,
  arrival = arrivalMs,
): Promise<FastifyInstance> {
  const { requestTimeout, ...http } = slowestRequest(arrival);
  const app = fastify({
    http,
    requestTimeout,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: refuseUnroutable,
    // A machine that is busy with its start may need longer than the ten seconds of the framework.
    pluginTimeout: 120_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('ctx');
  knowOrigins(app, env);
  limitConnections(app.server, {
    max: env.CONNECTIONS_PER_ADDRESS,
    isExempt: address => isLoopback(address) || env.TRUST_PROXY.isTrusted(address, 0),
  });
  endQuietConnections(app);
  endSlowBodies(app, arrival);
  handleErrors(app);
  acceptEmptyJson(app);
  logRequests(app);
  setSecurityHeaders(app, env.PUBLIC_URL);
  await app.register(formbody);
  await acceptUploads(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  return app;
}
