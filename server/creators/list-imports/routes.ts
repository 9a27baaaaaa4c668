import type { FastifyInstance } from 'fastify';
import {
  fetchFailedRows,
  fetchImportFile,
  fetchImportTemplate,
  listListImports,
  getListImport,
  startListImport,
  tryListImport,
  uploadListImport,
} from '../../../contract/creators/list-imports/list-imports.ts';
import type { Env } from '../../core/settings/env.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { importLater } from './jobs.ts';
import { openFailedRows, openOriginal, openTemplate, loadImport, loadImports } from './service.ts';
import { tryImport } from './start-import.ts';
import { uploadFile } from './upload-file.ts';

export function listImportRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { IMPORT_FILE_RETENTION_DAYS: keptDays }: Pick<Env, 'IMPORT_FILE_RETENTION_DAYS'>,
): void {
  serveFile(app, deps, fetchImportTemplate, ({ ctx }) => openTemplate(ctx));
  serve(app, deps, uploadListImport, ({ db, ctx, params, file }) =>
    uploadFile(db, ctx, params.id, { ...file, keptDays }),
  );
  serve(app, deps, tryListImport, ({ db, ctx, params, body }) =>
    tryImport(db, ctx, { id: params.id, mapping: body.mapping }),
  );
  serve(app, deps, startListImport, async ({ db, ctx, params, body }) => ({
    workId: await importLater(db, ctx, { id: params.id, mapping: body.mapping }),
  }));
  serve(app, deps, listListImports, ({ db, ctx, query }) => loadImports(db, ctx, query));
  serve(app, deps, getListImport, ({ db, ctx, params, query }) => loadImport(db, ctx, params.id, query));
  serveFile(app, deps, fetchImportFile, ({ db, ctx, params }) => openOriginal(db, ctx, params.id));
  serveFile(app, deps, fetchFailedRows, ({ db, ctx, params }) => openFailedRows(db, ctx, params.id));
}
