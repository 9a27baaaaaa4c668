import type { FastifyInstance } from 'fastify';
import {
  archiveList,
  createList,
  deleteList,
  listLists,
  getList,
  getListEnd,
  updateList,
} from '../../../contract/creators/lists.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadListCards } from './list-cards.ts';
import { addList, changeList, describeListEnd, removeList, setArchived } from './change-list.ts';
import { loadMembers } from './load-members.ts';

export function listRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listLists, ({ db, ctx, query }) => loadListCards(db, ctx, query));
  serve(app, deps, createList, ({ db, ctx, body }) => addList(db, ctx, body));
  serve(app, deps, updateList, async ({ db, ctx, params, body }) => {
    await changeList(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, archiveList, async ({ db, ctx, params, body }) => {
    await setArchived(db, ctx, params.id, body.archived);
    return {};
  });
  serve(app, deps, getListEnd, ({ db, ctx, params }) => describeListEnd(db, ctx, params.id));
  serve(app, deps, deleteList, async ({ db, ctx, params }) => {
    await removeList(db, ctx, params.id);
    return {};
  });
  serve(app, deps, getList, ({ db, ctx, params, query }) => loadMembers(db, ctx, params.id, query));
}
