import type { FastifyInstance } from 'fastify';
import { listNotifications, readNotifications } from '../../../contract/activity/notifications.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { readAll, loadNotifications } from './service.ts';

export function notificationRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listNotifications, ({ db, ctx }) => loadNotifications(db, ctx));
  serve(app, deps, readNotifications, async ({ db, ctx }) => {
    await readAll(db, ctx);
    return {};
  });
}
