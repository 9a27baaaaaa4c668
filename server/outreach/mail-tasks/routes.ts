import type { FastifyInstance } from 'fastify';
import * as tasks from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { getQueued, skipWindow } from '../../../contract/outreach/mail-tasks/queued-mails.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { askWeb } from '../../outside/network/ask-web.ts';
import { checkMailTask } from './checks/check-task.ts';
import {
  addToDraft,
  keepInDraft,
  listDraft,
  removeFromDraft,
  unlockDraft,
} from './recipients/draft-recipients.ts';
import { makeDraft, removeDraft, writeDraft } from './drafts/task-drafts.ts';
import { loadQueued } from './planning/queued-drafts.ts';
import { listPage, loadTask } from './list-tasks.ts';
import { previewTask } from './previews/preview-task.ts';
import { changeRounds } from './sending/change-rounds.ts';
import { startMailTask } from './sending/start-task.ts';
import {
  cancelMailTask,
  pauseMailTask,
  resumeMailTask,
  sendOutsideWindow,
  unscheduleMailTask,
} from './sending/change-task-state.ts';
import { sendTest } from './previews/send-test-mail.ts';

export function mailTaskRoutes(app: FastifyInstance, deps: HttpDeps, world: MailServices): void {
  serve(app, deps, tasks.listTasks, ({ db, ctx, query }) => listPage(db, ctx, query));
  serve(app, deps, tasks.createDraft, ({ db, ctx, body }) => makeDraft(db, ctx, body));
  serve(app, deps, tasks.getTask, ({ db, ctx, params }) => loadTask(db, ctx, params.id));
  serve(app, deps, tasks.saveDraft, ({ db, ctx, params, body }) => writeDraft(db, ctx, params.id, body));
  serve(app, deps, tasks.deleteTask, async ({ db, ctx, params }) => {
    await removeDraft(db, ctx, params.id);
    return {};
  });
  serveRecipients(app, deps);
  serve(app, deps, tasks.checkTask, ({ db, ctx, params }) =>
    checkMailTask(db, ctx, world, { taskId: params.id, ask: askWeb }),
  );
  serve(app, deps, tasks.previewRecipient, ({ db, ctx, params, query }) =>
    previewTask(db, ctx, world, { taskId: params.id, recipientId: params.recipientId, ...query }),
  );
  serve(app, deps, tasks.sendTestMail, ({ db, ctx, params, body }) =>
    sendTest(db, ctx, world, { taskId: params.id, ...body }),
  );
  serve(app, deps, tasks.startTask, ({ db, ctx, params, body }) =>
    startMailTask(db, ctx, world, params.id, body),
  );
  serve(app, deps, tasks.changeRounds, ({ db, ctx, params, body }) =>
    changeRounds(db, ctx, world, params.id, body),
  );
  serve(app, deps, getQueued, async ({ db, ctx, params, query }) => ({
    queued: await loadQueued(db, ctx, params.id, new Date(query.at)),
  }));
  serve(app, deps, skipWindow, ({ db, ctx, params }) => sendOutsideWindow(db, ctx, params.id));
  serveStates(app, deps);
}

function serveRecipients(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, tasks.listDraftRecipients, ({ db, ctx, params, query }) =>
    listDraft(db, ctx, params.id, query),
  );
  serve(app, deps, tasks.addRecipients, ({ db, ctx, params, body }) => addToDraft(db, ctx, params.id, body));
  serve(app, deps, tasks.removeRecipients, ({ db, ctx, params, body }) =>
    removeFromDraft(db, ctx, params.id, body),
  );
  serve(app, deps, tasks.keepRecipients, ({ db, ctx, params, body }) =>
    keepInDraft(db, ctx, params.id, body),
  );
  serve(app, deps, tasks.unlockRecipients, ({ db, ctx, params, body }) =>
    unlockDraft(db, ctx, params.id, body),
  );
}

function serveStates(app: FastifyInstance, deps: HttpDeps): void {
  const changes = [
    [tasks.untimeTask, unscheduleMailTask],
    [tasks.pauseTask, pauseMailTask],
    [tasks.resumeTask, resumeMailTask],
    [tasks.cancelTask, cancelMailTask],
  ] as const;
  for (const [endpoint, change] of changes) {
    serve(app, deps, endpoint, async ({ db, ctx, params }) => {
      await change(db, ctx, params.id);
      return {};
    });
  }
}
