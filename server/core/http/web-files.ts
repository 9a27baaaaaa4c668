import fs from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { refuseUnknownPaths, sendRefusal } from './error-handler.ts';

/** Paths of calls, not pages: unknown ones get the envelope. */
const callPaths =
  /^\/(auth|office|kol|operator\/api|assets|s|m|help|docs|openapi\.json|metrics|healthz|readyz)(\/|$)/;
const pathsThatArePagesToo = new Set(['/auth']);

/** Pages for whoever was given the address: invitations, reports, work pages. No search engine lists or keeps them. */
const pagesOfOnePerson = /^\/[cipruw]\/./;
/**
 * Search engines read the public pages and the help. The pages above stay open to them, because only who reads a page
 * sees that it is not to be listed.
 */
const robots = [
  'User-agent: *',
  'Disallow: /auth/',
  'Disallow: /office/',
  'Disallow: /kol/',
  'Disallow: /operator/',
];

/** Serves the built web: hashed assets, cached forever, and index.html for every page (history mode). */
export async function serveWeb(app: FastifyInstance, dist: string): Promise<void> {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  );
  if (!fs.existsSync(path.join(dist, 'index.html'))) return refuseUnknownPaths(app);
  const files = { preCompressed: true, cacheControl: false } as const;
  await app.register(staticFiles, {
    ...files,
    root: dist,
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: reply => void reply.header('cache-control', 'no-cache'),
  });
  // Looked for at each request: another build may replace them while the server runs.
  await app.register(staticFiles, {
    ...files,
    root: path.join(dist, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: reply => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.setNotFoundHandler((request, reply) => {
    const page = new URL(request.url, 'http://local').pathname;
    const isPage = pathsThatArePagesToo.has(page) || !callPaths.test(page);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && isPage && !path.extname(page)) {
      if (pagesOfOnePerson.test(page)) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
      return reply.sendFile('index.html');
    }
    return sendRefusal(request, reply, new AppError('not_found'));
  });
}
