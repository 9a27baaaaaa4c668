import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/insights.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import { describeAudience } from './audience.ts';
import { describeBrands } from './brands.ts';
import { describeGrowth } from './growth.ts';
import { describePosts } from './post-figures.ts';
import { listPosts } from './posts.ts';
import { describeSignals } from './signals.ts';

export function insightRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.showGrowth, ({ db, params }) => describeGrowth(db, params));
  serve(app, deps, contract.showPostFigures, ({ db, params }) => describePosts(db, params));
  serve(app, deps, contract.listCreatorPosts, ({ db, params, query }) => listPosts(db, params, query));
  serve(app, deps, contract.showBrands, ({ db, params }) => describeBrands(db, params));
  serve(app, deps, contract.showSignals, ({ db, params }) => describeSignals(db, params));
  serve(app, deps, contract.showAudience, ({ db, params }) => describeAudience(db, params));
}
