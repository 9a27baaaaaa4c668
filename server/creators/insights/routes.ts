import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/creators/insights/insights.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { describeAudience } from './audience/audience.ts';
import { describeBrands } from './brands/brands.ts';
import { describeGrowth } from './growth/growth.ts';
import { describePosts } from './posts/post-figures.ts';
import { listPosts } from './posts/list-posts.ts';
import { describeSignals } from './signals/signals.ts';

export function insightRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.getGrowth, ({ db, params }) => describeGrowth(db, params));
  serve(app, deps, contract.getPostFigures, ({ db, params }) => describePosts(db, params));
  serve(app, deps, contract.listCreatorPosts, ({ db, params, query }) => listPosts(db, params, query));
  serve(app, deps, contract.getBrands, ({ db, params }) => describeBrands(db, params));
  serve(app, deps, contract.getSignals, ({ db, params }) => describeSignals(db, params));
  serve(app, deps, contract.getAudience, ({ db, params }) => describeAudience(db, params));
}
