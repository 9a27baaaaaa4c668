import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getUnsubscribe, unsubscribe } from '../../../contract/outreach/unsubscribes.ts';
import { AppError } from '../../core/errors.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { loadUnsubscribePage, stopMail } from './service.ts';

export function unsubscribeRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { linkTokens }: Pick<MailServices, 'linkTokens'>,
): void {
  serve(app, deps, getUnsubscribe, ({ db, ctx, params }) =>
    loadUnsubscribePage(db, ctx, linkTokens, params.token),
  );
  serve(app, deps, unsubscribe, async ({ db, ctx, params }) => {
    await stopMail(db, ctx, linkTokens, { token: params.token, way: 'page' });
    return {};
  });
  oneClickRoute(app, deps, linkTokens);
}

/**
 * One-click unsubscription (RFC 8058 §3.1), called by mail providers: a form that only says that a person pressed a
 * button there. GET of the same address is the page.
 */
function oneClickRoute(
  app: FastifyInstance,
  { db, makeContext }: Pick<HttpDeps, 'db' | 'makeContext'>,
  linkTokens: MailServices['linkTokens'],
): void {
  app.post<{ Params: { token: string } }>('/u/:token', { schema: { hide: true } }, async (request, reply) => {
    const { headers, ip, params } = request;
    const agent = (headers['user-agent'] ?? '').slice(0, 300);
    const ctx = makeContext(languageOf(headers['accept-language']), undefined, { address: ip, agent });
    void reply.type('text/plain; charset=utf-8');
    if ((await oneClickOf(request)) !== 'One-Click') {
      return reply.code(400).send('Expected the form List-Unsubscribe=One-Click');
    }
    try {
      await stopMail(db, ctx, linkTokens, { token: params.token, way: 'oneClick' });
      return reply.send('Unsubscribed');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isUnknown = error.code === 'not_found';
      return reply.code(isUnknown ? 404 : 429).send(isUnknown ? 'Unknown link' : 'Too many requests');
    }
  });
}

/** The field of the form, in either of the two types that the RFC allows. */
async function oneClickOf(request: FastifyRequest): Promise<unknown> {
  const field = 'List-Unsubscribe';
  if (!request.isMultipart()) return (request.body as Record<string, unknown> | null | undefined)?.[field];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field' && part.fieldname === field) return part.value;
      if (part.type === 'file') part.file.resume();
    }
  } catch {
    // A form that cannot be read counts as none.
  }
  return undefined;
}
