import type { FastifyInstance } from 'fastify';
import { showOrigins } from '../../../contract/origins.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import { originsOf } from './service.ts';

export function originRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, showOrigins, ({ db, ctx, params }) => originsOf(db, ctx, params));
}
