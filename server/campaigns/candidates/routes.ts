import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/campaigns/candidates.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { addFromSelection, invite } from './add-candidates.ts';
import { answer, collaborate, exclude, include } from './change-candidates.ts';
import { estimateSome } from './estimate-candidates.ts';
import { listPage, listTasks } from './list-candidates.ts';

export function candidateRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listCandidates, ({ db, ctx, params, query }) =>
    listPage(db, ctx, params.id, query),
  );
  serve(app, deps, contract.addCandidates, ({ db, ctx, params, body }) =>
    addFromSelection(db, ctx, params.id, body),
  );
  serve(app, deps, contract.inviteCandidates, ({ db, ctx, params, body }) =>
    invite(db, ctx, params.id, body.selection),
  );
  serve(app, deps, contract.excludeCandidates, ({ db, ctx, params, body }) =>
    exclude(db, ctx, params.id, body),
  );
  serve(app, deps, contract.includeCandidates, ({ db, ctx, params, body }) =>
    include(db, ctx, params.id, body.selection),
  );
  serve(app, deps, contract.answerForCandidates, ({ db, ctx, params, body }) =>
    answer(db, ctx, params.id, body),
  );
  serve(app, deps, contract.collaborateWith, ({ db, ctx, params, body }) =>
    collaborate(db, ctx, params.id, body.selection),
  );
  serve(app, deps, contract.estimateCandidates, ({ db, ctx, params, body }) =>
    estimateSome(db, ctx, params.id, body.selection),
  );
  serve(app, deps, contract.listCampaignTasks, ({ db, ctx, params, query }) =>
    listTasks(db, ctx, params.id, query),
  );
}
