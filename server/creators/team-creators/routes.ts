import type { FastifyInstance } from 'fastify';
import {
  addNote,
  changeNote,
  deleteNote,
  listTeamTags,
  getTeamCreator,
} from '../../../contract/creators/team-creators/team-creators.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { dropNote, listTags, rewriteNote, loadTeamCreator, writeNote } from './notes.ts';

export function teamCreatorRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, getTeamCreator, ({ db, ctx, params }) => loadTeamCreator(db, ctx, params.id));
  serve(app, deps, addNote, ({ db, ctx, params, body }) => writeNote(db, ctx, params.id, body.text));
  serve(app, deps, changeNote, ({ db, ctx, params: { id, noteId }, body }) =>
    rewriteNote(db, ctx, { creatorId: id, noteId }, body),
  );
  serve(app, deps, deleteNote, async ({ db, ctx, params: { id, noteId } }) => {
    await dropNote(db, ctx, { creatorId: id, noteId });
    return {};
  });
  serve(app, deps, listTeamTags, ({ db, ctx }) => listTags(db, ctx));
}
