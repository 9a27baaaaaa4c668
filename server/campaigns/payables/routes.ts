import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/payables.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addPayable, changePayable, changePayableState } from './change-payable.ts';
import { scheduleFee } from './schedule-fee.ts';
import { listPayables } from './list-payables.ts';
import { loadMoney } from './campaign-money.ts';
import { payPayable, takeBackPayment } from './payments/pay-payable.ts';

export function payableRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listPayables, ({ db, ctx, query }) => listPayables(db, ctx, query));
  serve(app, deps, contract.addPayable, ({ db, ctx, params, body }) => addPayable(db, ctx, params.id, body));
  serve(app, deps, contract.scheduleFee, ({ db, ctx, params, body }) =>
    scheduleFee(db, ctx, params.id, body.schedule),
  );
  serve(app, deps, contract.changePayable, ({ db, ctx, params, body }) =>
    changePayable(db, ctx, params.id, body),
  );
  serve(app, deps, contract.changePayableState, async ({ db, ctx, params, body }) => {
    await changePayableState(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, contract.payPayable, async ({ db, ctx, params, body }) => {
    await payPayable(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, contract.takeBackPayment, async ({ db, ctx, params, body }) => {
    await takeBackPayment(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, contract.getCampaignMoney, ({ db, ctx, params }) => loadMoney(db, ctx, params.id));
}
