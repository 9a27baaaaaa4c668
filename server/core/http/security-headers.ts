import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the API: its replies are not documents. */
    isCall?: boolean;
  }
}

type Headers = Record<string, string>;

/**
 * Everything comes from this server, also pictures of creators and those in mail, which it fetches itself; Mantine
 * writes styles into the page. The public address is named besides `'self'`: texts contain it, and some browsers do not
 * take a WebSocket for their own.
 */
function pageDirectives(publicUrl: string): Record<string, string[]> {
  const own = publicUrl ? [new URL(publicUrl).origin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'img-src': ["'self'", ...own, 'data:', 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...own.map(origin => origin.replace(/^http/, 'ws'))],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

/** Returns the headers that helmet sets, computed once: helmet would compute the same values for every reply. */
function headersOf(options: HelmetOptions): Headers {
  const headers: Headers = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Sets all headers on documents; on replies to calls, which no browser renders, only those that matter for them. */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https://');
  const page = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives(publicUrl) },
    // Over plain http in an office network these two break the page.
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: false,
  });
  const names = [
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
  ];
  const call = Object.fromEntries(Object.entries(page).filter(([name]) => names.includes(name)));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.isCall ? call : page);
    done();
  });
}
