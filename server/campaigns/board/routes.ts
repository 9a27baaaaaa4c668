import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/board.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { moveMany } from './move-many-cards.ts';
import { move } from './move-card.ts';
import { showBoard, showCards, showColumn } from './show-board.ts';

export function boardRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.showBoard, ({ db, ctx, params, query }) => showBoard(db, ctx, params.id, query));
  serve(app, deps, contract.listColumn, ({ db, ctx, params, query }) => showColumn(db, ctx, params, query));
  serve(app, deps, contract.listCards, ({ db, ctx, params, query }) => showCards(db, ctx, params.id, query));
  serve(app, deps, contract.moveCard, ({ db, ctx, params, body }) => move(db, ctx, params.id, body));
  serve(app, deps, contract.moveCards, ({ db, ctx, params, body }) => moveMany(db, ctx, params.id, body));
}
