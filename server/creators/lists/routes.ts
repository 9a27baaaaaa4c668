import type { FastifyInstance } from 'fastify';
import {
  archiveList,
  createList,
  deleteList,
  listLists,
  showList,
  showListEnd,
  updateList,
} from '../../../contract/creators/lists.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { showBoard } from './list-cards.ts';
import { addList, changeList, describeListEnd, removeList, setArchived } from './change-list.ts';
import { showMembersOf } from './show-members.ts';

export function listRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listLists, ({ db, ctx, query }) => showBoard(db, ctx, query));
  serve(app, deps, createList, ({ db, ctx, body }) => addList(db, ctx, body));
  serve(app, deps, updateList, async ({ db, ctx, params, body }) => {
    await changeList(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, archiveList, async ({ db, ctx, params, body }) => {
    await setArchived(db, ctx, params.id, body.archived);
    return {};
  });
  serve(app, deps, showListEnd, ({ db, ctx, params }) => describeListEnd(db, ctx, params.id));
  serve(app, deps, deleteList, async ({ db, ctx, params }) => {
    await removeList(db, ctx, params.id);
    return {};
  });
  serve(app, deps, showList, ({ db, ctx, params, query }) => showMembersOf(db, ctx, params.id, query));
}
