import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/agenda/agenda.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadCalendar } from './calendar.ts';
import { loadMyWork } from './my-work.ts';

export function agendaRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.getCalendar, ({ db, ctx, query }) => loadCalendar(db, ctx, query));
  serve(app, deps, contract.getMyWork, ({ db, ctx, query }) => loadMyWork(db, ctx, query));
}
