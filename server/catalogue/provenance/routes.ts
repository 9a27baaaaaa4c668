import type { FastifyInstance } from 'fastify';
import { getOrigins } from '../../../contract/catalogue/provenance.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { originsOf } from './creator-provenance.ts';

export function originRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getOrigins, ({ db, ctx, params }) => originsOf(db, ctx, params));
}
