import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/agenda/agenda.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { showCalendar } from './calendar.ts';
import { showMyWork } from './my-work.ts';

export function agendaRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.showCalendar, ({ db, ctx, query }) => showCalendar(db, ctx, query));
  serve(app, deps, contract.showMyWork, ({ db, ctx, query }) => showMyWork(db, ctx, query));
}
