import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/monitoring/effects/effects.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addCost, changeCost, listCosts, removeCost } from './inputs/effect-costs.ts';
import {
  addCoupon,
  changeCoupon,
  listUses,
  putUses,
  removeCoupon,
  removeUse,
} from './inputs/effect-coupons.ts';
import { offerLinks, putLinks, removeLink } from './inputs/effect-links.ts';
import { listProjectEffects } from './list-effects.ts';
import { changeSettings } from './inputs/effect-settings.ts';
import { effectOf } from './load-effect.ts';

export function effectRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listEffects, ({ db, ctx, query }) => listProjectEffects(db, ctx, query));
  serve(app, deps, contract.getEffect, ({ db, ctx, params }) => effectOf(db, ctx, params.id));
  serve(app, deps, contract.changeEffectSettings, async ({ db, ctx, params, body }) => {
    await changeSettings(db, ctx, params.id, body);
    return {};
  });
  linkRoutes(app, deps);
  couponRoutes(app, deps);
  costRoutes(app, deps);
}

function linkRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.offerLinks, ({ db, ctx, params, query }) =>
    offerLinks(db, ctx, params.id, query.keyword ?? ''),
  );
  serve(app, deps, contract.putLinks, ({ db, ctx, params, body }) => putLinks(db, ctx, params.id, body));
  serve(app, deps, contract.removeLink, async ({ db, ctx, params }) => {
    await removeLink(db, ctx, params.id, params.linkId);
    return {};
  });
}

function couponRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.addCoupon, ({ db, ctx, params, body }) => addCoupon(db, ctx, params.id, body));
  serve(app, deps, contract.changeCoupon, async ({ db, ctx, params, body }) => {
    await changeCoupon(db, ctx, params, body);
    return {};
  });
  serve(app, deps, contract.removeCoupon, async ({ db, ctx, params }) => {
    await removeCoupon(db, ctx, params);
    return {};
  });
  serve(app, deps, contract.listUses, ({ db, ctx, params }) => listUses(db, ctx, params));
  serve(app, deps, contract.putUses, ({ db, ctx, params, body }) => putUses(db, ctx, params, body));
  serve(app, deps, contract.removeUse, async ({ db, ctx, params }) => {
    await removeUse(db, ctx, params);
    return {};
  });
}

function costRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listCosts, ({ db, ctx, params, query }) => listCosts(db, ctx, params.id, query));
  serve(app, deps, contract.addCost, ({ db, ctx, params, body }) => addCost(db, ctx, params.id, body));
  serve(app, deps, contract.changeCost, async ({ db, ctx, params, body }) => {
    await changeCost(db, ctx, params, body);
    return {};
  });
  serve(app, deps, contract.removeCost, async ({ db, ctx, params }) => {
    await removeCost(db, ctx, params);
    return {};
  });
}
