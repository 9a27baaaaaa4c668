import type { FastifyInstance } from 'fastify';
import {
  changeAlertSettings,
  listAlerts,
  showAlertSettings,
  testAlertMail,
} from '../../../contract/monitoring/alerts/alerts.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { list } from './list-alerts.ts';
import { change, show } from './alert-settings.ts';
import { sendTest } from './mails/send-alert-test.ts';

export function alertRoutes(app: FastifyInstance, deps: HttpDeps, mail: MailServices): void {
  serve(app, deps, listAlerts, ({ db, ctx, params, query }) => list(db, ctx, params.id, query));
  serve(app, deps, showAlertSettings, ({ db, ctx, params }) => show(db, ctx, params.id));
  serve(app, deps, changeAlertSettings, ({ db, ctx, params, body }) => change(db, ctx, params.id, body));
  serve(app, deps, testAlertMail, ({ db, ctx, params, body }) => sendTest(db, ctx, mail, params.id, body));
}
