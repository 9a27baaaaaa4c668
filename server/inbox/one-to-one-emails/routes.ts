import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/inbox/one-to-one-emails.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { makeLetter, throwAway, writeLetter } from './writing/email-drafts.ts';
import { fillTemplate } from './writing/fill-template.ts';
import { sendEmail, takeBack } from './sending/send-email.ts';
import { settleByHand } from './sending/settle-email.ts';
import { loadLetter, loadLetters } from './reading/load-emails.ts';

export function letterRoutes(app: FastifyInstance, deps: HttpDeps, mail: MailServices): void {
  serve(app, deps, contract.listLetters, ({ db, ctx, query }) => loadLetters(db, ctx, query));
  serve(app, deps, contract.createLetter, ({ db, ctx, body }) => makeLetter(db, ctx, body));
  serve(app, deps, contract.getLetter, ({ db, ctx, params }) => loadLetter(db, ctx, params.id));
  serve(app, deps, contract.saveLetter, ({ db, ctx, params, body }) => writeLetter(db, ctx, params.id, body));
  serve(app, deps, contract.deleteLetter, async ({ db, ctx, params }) => {
    await throwAway(db, ctx, params.id);
    return {};
  });
  serve(app, deps, contract.sendLetter, ({ db, ctx, params, body }) => sendEmail(db, ctx, params.id, body));
  serve(app, deps, contract.takeBackLetter, async ({ db, ctx, params }) => {
    await takeBack(db, ctx, params.id);
    return {};
  });
  serve(app, deps, contract.settleLetter, async ({ db, ctx, params, body }) => {
    await settleByHand(db, ctx, mail, params.id, body.sent);
    return {};
  });
  serve(app, deps, contract.fillLetterTemplate, ({ db, ctx, params, body }) =>
    fillTemplate(db, ctx, mail, { id: params.id, templateId: body.templateId }),
  );
}
