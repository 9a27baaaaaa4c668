import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { AppError } from '../../errors.ts';
import { refusalOf } from '../reply-envelope.ts';
import { languageOf } from '../request-language.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a file, which may take longer to arrive. */
    isUpload?: boolean;
  }
}

/** How long a request may take to arrive whole, ms. */
export const arrivalMs = { headers: 30_000, body: 30_000, upload: 300_000 };
export type ArrivalMs = typeof arrivalMs;

/** Options of the server: what no route has taken yet, and what no route takes. */
export const slowestRequest = ({ headers, body, upload }: ArrivalMs) => ({
  headersTimeout: headers,
  requestTimeout: upload + body,
  connectionsCheckingInterval: Math.min(5000, headers),
});

/** Ends requests whose bodies do not arrive in time, so that nobody holds connections by sending slowly. */
export function endSlowBodies(app: FastifyInstance, { body, upload }: ArrivalMs): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if ((length ?? encoding) !== undefined && !raw.complete) {
      const ms = request.routeOptions.config.isUpload ? upload : body;
      const timer = setTimeout(() => end(request, reply), ms).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/** Says why, past the framework, which still waits for the body, and closes the connection. */
function end({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  const { socket } = raw;
  if (reply.raw.headersSent || !(socket instanceof Socket)) {
    raw.destroy();
    return;
  }
  const { status, body } = refusalOf(new AppError('request_timeout'), languageOf(headers['accept-language']));
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} Request Timeout\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    () => socket.destroy(),
  );
}
