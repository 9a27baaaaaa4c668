import type { FastifyInstance } from 'fastify';
import { showOrigins } from '../../../contract/catalogue/provenance.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { originsOf } from './creator-provenance.ts';

export function originRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, showOrigins, ({ db, ctx, params }) => originsOf(db, ctx, params));
}
