import type { FastifyInstance } from 'fastify';
import { similarCreators, similarToList } from '../../../contract/creators/similar-creators.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { similarToCreator, similarToMembers } from './service.ts';

export function similarCreatorRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, similarCreators, ({ db, ctx, params }) => similarToCreator(db, ctx, params));
  serve(app, deps, similarToList, ({ db, ctx, params }) => similarToMembers(db, ctx, params.id));
}
