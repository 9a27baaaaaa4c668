import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the API: its answers are no documents. */
    isCall?: boolean;
  }
}

type Headers = Record<string, string>;

/** Assets come from here, pictures of creators through us; Mantine writes styles into the page. */
const pageDirectives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Pictures of a mail, once somebody asks for them: its frame stands under the policy of the page around it.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** What helmet would set on every answer, asked once: it works out the same values again each time. */
function headersOf(options: HelmetOptions): Headers {
  const headers: Headers = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Documents get the whole set; answers of calls, which nothing renders, what counts for them. */
export function setSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const page = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives },
    // On plain http in an office network these two break the page (stack.md P15).
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
