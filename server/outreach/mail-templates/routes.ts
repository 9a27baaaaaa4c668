import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { previewOf } from '../mail-content/preview-mail.ts';
import { addTemplate, changeTemplate, copyTemplate, removeTemplate } from './change-template.ts';
import { loadTemplate, loadTemplates, loadVersions } from './load-templates.ts';

export function mailTemplateRoutes(app: FastifyInstance, deps: HttpDeps, world: MailServices): void {
  serve(app, deps, contract.listTemplates, ({ db, ctx, query }) => loadTemplates(db, ctx, query));
  serve(app, deps, contract.getTemplate, ({ db, ctx, params }) => loadTemplate(db, ctx, params.id));
  serve(app, deps, contract.listTemplateVersions, ({ db, ctx, params }) => loadVersions(db, ctx, params.id));
  serve(app, deps, contract.createTemplate, ({ db, ctx, body }) => addTemplate(db, ctx, body));
  serve(app, deps, contract.updateTemplate, ({ db, ctx, params, body }) =>
    changeTemplate(db, ctx, params.id, body),
  );
  serve(app, deps, contract.duplicateTemplate, ({ db, ctx, params }) => copyTemplate(db, ctx, params.id));
  serve(app, deps, contract.deleteTemplate, async ({ db, ctx, params }) => {
    await removeTemplate(db, ctx, params.id);
    return {};
  });
  serve(app, deps, contract.previewMail, ({ db, ctx, body }) => previewOf(db, ctx, world, body));
}
