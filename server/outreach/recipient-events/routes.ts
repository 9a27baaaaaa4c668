import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../core/http/request-language.ts';
import type { HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { recordFollowing, recordOpening, recordTrap } from './hits/record-hits.ts';

/** A transparent picture of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const noSuchLink = {
  zh: '这个链接无效，或者已经失效。',
  en: 'This link is invalid or no longer works.',
};

/** Requested by mail programs and recipients: without sign-in, and outside the contract's endpoints. */
export function recipientEventRoutes(
  app: FastifyInstance,
  { db, makeContext }: Pick<HttpDeps, 'db' | 'makeContext'>,
  { linkTokens: tokens }: Pick<MailServices, 'linkTokens'>,
): void {
  const contextOf = ({ headers, ip }: FastifyRequest) => {
    const agent = (headers['user-agent'] ?? '').slice(0, 300);
    return makeContext(languageOf(headers['accept-language']), undefined, { address: ip, agent });
  };

  app.get<{ Params: { token: string } }>('/m/o/:token', hidden, async (request, reply) => {
    const { token } = request.params;
    const isHead = request.method === 'HEAD';
    // The picture is returned in any case, because a broken one would be visible in the mail.
    await recordOpening(db, contextOf(request), tokens, { token, isHead }).catch((error: unknown) =>
      request.log.error({ err: error }, 'an opening was not recorded'),
    );
    return uncached(reply)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/gif')
      .send(pixel);
  });

  // The page is empty, and gives programs no reason to mark the mail.
  app.get<{ Params: { token: string } }>('/m/t/:token', hidden, async (request, reply) => {
    const { token } = request.params;
    const isHead = request.method === 'HEAD';
    await recordTrap(db, contextOf(request), tokens, { token, isHead }).catch((error: unknown) =>
      request.log.error({ err: error }, 'a scanner was not recorded'),
    );
    return uncached(reply).code(204).send();
  });

  app.get<{ Params: { token: string; link: string } }>(
    '/m/c/:token/:link',
    hidden,
    async (request, reply) => {
      const { token, link } = request.params;
      const isHead = request.method === 'HEAD';
      const ctx = contextOf(request);
      const click = { token, link: /^\d{1,4}$/.test(link) ? Number(link) : -1, isHead };
      const target = await recordFollowing(db, ctx, tokens, click);
      if (target !== null) return uncached(reply).redirect(target, 302);
      return uncached(reply).code(404).type('text/plain; charset=utf-8').send(noSuchLink[ctx.lang]);
    },
  );
}

const hidden = { schema: { hide: true } };

const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store, private');
