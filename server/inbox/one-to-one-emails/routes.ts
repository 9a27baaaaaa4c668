import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/inbox/one-to-one-emails.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { makeEmail, throwAway, writeEmail } from './writing/email-drafts.ts';
import { fillTemplate } from './writing/fill-template.ts';
import { sendEmail, takeBack } from './sending/send-email.ts';
import { settleByHand } from './sending/settle-email.ts';
import { loadEmail, loadEmails } from './reading/load-emails.ts';

export function oneToOneEmailRoutes(app: FastifyInstance, deps: HttpDeps, mail: MailServices): void {
  serve(app, deps, contract.listEmails, ({ db, ctx, query }) => loadEmails(db, ctx, query));
  serve(app, deps, contract.createEmail, ({ db, ctx, body }) => makeEmail(db, ctx, body));
  serve(app, deps, contract.getEmail, ({ db, ctx, params }) => loadEmail(db, ctx, params.id));
  serve(app, deps, contract.saveEmail, ({ db, ctx, params, body }) => writeEmail(db, ctx, params.id, body));
  serve(app, deps, contract.deleteEmail, async ({ db, ctx, params }) => {
    await throwAway(db, ctx, params.id);
    return {};
  });
  serve(app, deps, contract.sendEmail, ({ db, ctx, params, body }) => sendEmail(db, ctx, params.id, body));
  serve(app, deps, contract.takeBackEmail, async ({ db, ctx, params }) => {
    await takeBack(db, ctx, params.id);
    return {};
  });
  serve(app, deps, contract.settleEmail, async ({ db, ctx, params, body }) => {
    await settleByHand(db, ctx, mail, params.id, body.sent);
    return {};
  });
  serve(app, deps, contract.fillEmailTemplate, ({ db, ctx, params, body }) =>
    fillTemplate(db, ctx, mail, { id: params.id, templateId: body.templateId }),
  );
}
