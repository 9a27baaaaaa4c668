import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '../../../contract/billing/orders.ts';
import { paymentNotifyPath, type NotifyRefusal } from '../../../contract/billing/payment-notify.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { PaymentServices } from '../../outside/payments/payment-services.ts';
import { makeOrder } from './create-order.ts';
import { askInvoice } from './invoices/invoices.ts';
import { loadOffer } from './offer.ts';
import { cancelOwnOrder, codeOf } from './payments/pay-order.ts';
import { listFor, loadOrder } from './load-orders.ts';
import { noteFailure, takeNotice, type NoticeAnswer } from './notices/take-notice.ts';

export function orderRoutes(app: FastifyInstance, deps: HttpDeps, world: PaymentServices): void {
  serve(app, deps, contract.getOffer, ({ db, ctx, query }) => loadOffer(db, ctx, world, query));
  serve(app, deps, contract.listOrders, ({ db, ctx, query }) => listFor(db, ctx, query));
  serve(app, deps, contract.createOrder, ({ db, ctx, body }) => makeOrder(db, ctx, world, body));
  serve(app, deps, contract.getOrder, ({ db, ctx, params }) => loadOrder(db, ctx, world, params.number));
  serve(app, deps, contract.payOrder, ({ db, ctx, params }) => codeOf(db, ctx, world, params.number));
  serve(app, deps, contract.cancelOrder, async ({ db, ctx, params }) => {
    await cancelOwnOrder(db, ctx, world, params.number);
    return {};
  });
  serve(app, deps, contract.requestInvoice, async ({ db, ctx, params, body }) => {
    await askInvoice(db, ctx, params.number, body);
    return {};
  });
  notifyRoute(app, deps, world);
}

const maxBytes = 64 * 1024;
/** The gateway waits five seconds. Slower work continues, and the next notification finds it done. */
const patienceMs = 4500;

/** The route for gateways: no envelope, no sign-in, and the raw body, because it is signed. */
function notifyRoute(app: FastifyInstance, deps: HttpDeps, world: PaymentServices): void {
  void app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      const isTheirs = (error.statusCode ?? 500) < 500;
      if (!isTheirs) request.log.error({ err: error }, 'a payment notice could not be taken in');
      const refusal: NotifyRefusal = { code: 'FAIL', message: isTheirs ? 'content' : 'internal' };
      return reply.code(isTheirs ? (error.statusCode ?? 400) : 500).send(refusal);
    });
    scope.post<{ Params: { channel: string } }>(
      paymentNotifyPath,
      { schema: { hide: true } },
      async (request, reply) => {
        const ctx = deps.makeContext('zh', undefined, request.from);
        const { channel } = request.params;
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]),
        );
        const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
        const work = takeNotice(deps.db, ctx, world, { channel, headers, body });
        const late: NoticeAnswer = { status: 503, message: 'busy' };
        const stop = new AbortController();
        try {
          const answer = await Promise.race([
            work,
            sleep(patienceMs, late, { signal: stop.signal, ref: false }).catch(() => late),
          ]);
          if (answer === late)
            work.catch((err: unknown) => request.log.error({ err }, 'a payment notice failed'));
          if (answer.status === 204) return await reply.code(204).send();
          const refusal: NotifyRefusal = { code: 'FAIL', message: answer.message };
          return await reply.code(answer.status).send(refusal);
        } catch (error) {
          await noteFailure(deps.db, ctx, channel);
          throw error;
        } finally {
          stop.abort();
        }
      },
    );
  });
}
