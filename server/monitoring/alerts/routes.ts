import type { FastifyInstance } from 'fastify';
import {
  changeAlertSettings,
  listAlerts,
  getAlertSettings,
  testAlertMail,
} from '../../../contract/monitoring/alerts/alerts.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { loadAlerts } from './list-alerts.ts';
import { updateAlertSettings, loadAlertSettings } from './alert-settings.ts';
import { sendTest } from './mails/send-alert-test.ts';

export function alertRoutes(app: FastifyInstance, deps: HttpDeps, mail: MailServices): void {
  serve(app, deps, listAlerts, ({ db, ctx, params, query }) => loadAlerts(db, ctx, params.id, query));
  serve(app, deps, getAlertSettings, ({ db, ctx, params }) => loadAlertSettings(db, ctx, params.id));
  serve(app, deps, changeAlertSettings, ({ db, ctx, params, body }) =>
    updateAlertSettings(db, ctx, params.id, body),
  );
  serve(app, deps, testAlertMail, ({ db, ctx, params, body }) => sendTest(db, ctx, mail, params.id, body));
}
