import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/sandbox/sandbox-payments.ts';
import { AppError } from '../../core/errors.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { keysOnce } from './gateway-keys.ts';
import { listOpen, loadPayment, doByPhone } from './payer-phone.ts';

/** The sandbox's phone, which scans codes and pays. */
export function sandboxPaymentRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { isSandbox, secrets }: { isSandbox: boolean; secrets: Secrets },
): void {
  const keys = keysOnce({ db: deps.db, secrets, makeContext: () => deps.makeContext('zh') });
  const onlyHere = () => {
    if (!isSandbox) throw new AppError('sandbox_only');
  };
  serve(app, deps, contract.listPhonePayments, async ({ db, ctx }) => {
    onlyHere();
    return listOpen(db, ctx);
  });
  serve(app, deps, contract.getPhonePayment, async ({ db, ctx, params }) => {
    onlyHere();
    return loadPayment(db, ctx, params.orderNumber);
  });
  serve(app, deps, contract.usePhone, async ({ db, ctx, params, body }) => {
    onlyHere();
    return doByPhone(db, ctx, await keys(), { orderNumber: params.orderNumber, deed: body.deed });
  });
}
