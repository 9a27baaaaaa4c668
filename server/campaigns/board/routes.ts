import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/board.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { moveMany } from './move-many-cards.ts';
import { moveOneCard } from './move-card.ts';
import { loadBoard, loadCards, loadColumn } from './load-board.ts';

export function boardRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.getBoard, ({ db, ctx, params, query }) => loadBoard(db, ctx, params.id, query));
  serve(app, deps, contract.listColumn, ({ db, ctx, params, query }) => loadColumn(db, ctx, params, query));
  serve(app, deps, contract.listCards, ({ db, ctx, params, query }) => loadCards(db, ctx, params.id, query));
  serve(app, deps, contract.moveCard, ({ db, ctx, params, body }) => moveOneCard(db, ctx, params.id, body));
  serve(app, deps, contract.moveCards, ({ db, ctx, params, body }) => moveMany(db, ctx, params.id, body));
}
