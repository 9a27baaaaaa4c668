import type { FastifyInstance } from 'fastify';
import { listSignIns } from '../../../contract/identity/account-security.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadSignIns } from './sign-ins.ts';

export function accountSecurityRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listSignIns, async ({ db, ctx }) => ({ signIns: await loadSignIns(db, ctx) }));
}
