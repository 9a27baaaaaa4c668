import { z } from 'zod';
import { selectionSchema } from '../../creators/bulk.ts';
import { maxUnlocks } from '../../creators/creator-emails.ts';
import { draftRecipientSchema, keepableReasons, leaveOutReasons } from './draft-recipients.ts';
import { endpoint } from '../../core/endpoint.ts';
import { lineResultSchema } from '../../core/line-results.ts';
import { pastedAddressReasons } from '../../core/mail/pasted-addresses.ts';
import { mailFileSchema, taskContentSchema } from '../mail-content.ts';
import { queuedSchema } from './queued-mails.ts';
import { findingSchema } from './task-findings.ts';
import { shownTaskStates, taskRowSchema } from './mail-task-rows.ts';
import { namedMoment } from '../../core/time/dates.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const taskId = z.object({ id });

export const listTasks = endpoint({
  method: 'GET',
  path: '/office/api/mail/tasks',
  access: 'mail.read',
  summary: 'Mail tasks of the team, the last changed first',
  tag: 'mail tasks',
  query: z.object({
    /** `draft` for the page of drafts; without it everything except drafts. */
    state: z.enum(shownTaskStates).optional(),
    keyword: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ tasks: z.array(taskRowSchema), total: z.int() }),
});

export const createDraft = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks',
  access: 'mail.send',
  summary: 'A new draft, empty, a copy of a task, or with recipients',
  tag: 'mail tasks',
  body: z.object({
    copyOf: z.int().min(1).optional(),
    selection: selectionSchema.optional(),
  }),
  reply: z.object({ id: z.int() }),
});

export const getTask = endpoint({
  method: 'GET',
  path: '/office/api/mail/tasks/:id',
  access: 'mail.read',
  summary: 'A task with its content; of one that was started its current version',
  tag: 'mail tasks',
  params: taskId,
  reply: taskRowSchema.extend({
    content: taskContentSchema,
    files: z.array(mailFileSchema),
    revision: z.int(),
    version: z.int(),
    /** When it ends at the current pace; null if that is unknown. */
    expectedEnd: z.iso.datetime().nullable(),
    /** Null if no first mail waits for the window. */
    queued: queuedSchema.nullable(),
    /** Counts by round: sent, and skipped because the condition was not met. */
    roundCounts: z.array(
      z.object({ round: z.int(), sent: z.int(), failed: z.int(), inDoubt: z.int(), waiting: z.int() }),
    ),
  }),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/office/api/mail/tasks/:id',
  access: 'mail.send',
  summary: 'Save a draft; refused when somebody else saved meanwhile',
  tag: 'mail tasks',
  params: taskId,
  body: z.object({ content: taskContentSchema, revision: z.int() }),
  reply: z.object({ revision: z.int() }),
});

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/office/api/mail/tasks/:id',
  access: 'mail.send',
  summary: 'Delete a draft; what was started can be cancelled instead',
  tag: 'mail tasks',
  params: taskId,
  reply: z.object({}),
});

export const listDraftRecipients = endpoint({
  method: 'GET',
  path: '/office/api/mail/tasks/:id/draftRecipients',
  access: 'mail.read',
  summary: 'Recipients of a draft as they stand now: who gets it, and who not and why',
  tag: 'mail tasks',
  params: taskId,
  query: z.object({
    /** `ok`: only those who get the mail. */
    show: z.enum(['all', 'ok', ...leaveOutReasons]).default('all'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    recipients: z.array(draftRecipientSchema),
    total: z.int(),
    /** Those who get the mail. */
    ok: z.int(),
    reasons: z.array(z.object({ reason: z.enum(leaveOutReasons), count: z.int(), kept: z.int() })),
    /** How many addresses unlocking the locked ones counts against the plan. */
    unlockCost: z.int(),
    unlocksLeft: z.int(),
  }),
});

export const addRecipients = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/draftRecipients',
  access: 'mail.send',
  summary: 'Add creators, or pasted addresses, to a draft',
  tag: 'mail tasks',
  params: taskId,
  body: z.object({
    selection: selectionSchema.optional(),
    /** Separated by commas, semicolons, spaces or lines; "Name <address>" is understood. */
    pasted: z.string().max(200_000).optional(),
  }),
  reply: z.object({
    added: z.int(),
    already: z.int(),
    lines: z.array(lineResultSchema(pastedAddressReasons)),
  }),
});

export const removeRecipients = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/draftRecipients/remove',
  access: 'mail.send',
  summary: 'Take recipients out of a draft: some, all with a reason, or all',
  tag: 'mail tasks',
  params: taskId,
  body: z.object({
    ids: z.array(z.int().min(1)).max(1000).optional(),
    reason: z.enum(leaveOutReasons).optional(),
    all: z.boolean().optional(),
  }),
  reply: z.object({ removed: z.int() }),
});

export const keepRecipients = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/draftRecipients/keep',
  access: 'mail.send',
  summary: 'Write to them in spite of a warning, or not',
  tag: 'mail tasks',
  params: taskId,
  body: z.object({
    reason: z.enum(keepableReasons),
    /** Without ids all of them. */
    ids: z.array(z.int().min(1)).max(1000).optional(),
    keep: z.boolean(),
  }),
  reply: z.object({ changed: z.int() }),
});

/** Each address counts once for the team, permanently; as far as the plan allows. */
export const unlockRecipients = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/draftRecipients/unlock',
  access: 'creators.unlock',
  summary: 'Unlock the addresses of the recipients that are locked',
  tag: 'mail tasks',
  params: taskId,
  body: z.object({ max: maxUnlocks }),
  reply: z.object({ unlocked: z.int(), taken: z.int(), locked: z.int() }),
});

export const checkTask = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/check',
  access: 'mail.send',
  summary: 'Everything that would go wrong, before it is sent; and when the first round would be through',
  tag: 'mail tasks',
  params: taskId,
  reply: z.object({
    findings: z.array(findingSchema),
    ok: z.int(),
    expectedEnd: z.iso.datetime().nullable(),
    /** The days it takes because of daily limits. */
    days: z.int(),
    /** What would wait for the window if it were sent now; null if nothing. */
    queued: queuedSchema.nullable(),
    /** The size of the largest message in bytes. */
    messageBytes: z.int(),
    maxMessageBytes: z.int().nullable(),
  }),
});

export const previewRecipient = endpoint({
  method: 'GET',
  path: '/office/api/mail/tasks/:id/preview/:recipientId',
  access: 'mail.read',
  summary: 'A round as one recipient would get it',
  tag: 'mail tasks',
  params: z.object({ id, recipientId: id }),
  query: z.object({ round: z.coerce.number().int().min(1).max(10).default(1) }),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    missing: z.array(z.string()),
  }),
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/test',
  access: 'mail.send',
  summary: 'Send a round, as a recipient would get it, to the sender itself',
  tag: 'mail tasks',
  params: taskId,
  body: z.object({ round: z.int().min(1).max(10), recipientId: z.int().min(1).nullable() }),
  reply: z.object({ to: z.string() }),
});

export const startTask = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/start',
  access: 'mail.send',
  summary: 'Send a draft now, or at a time; refused while a check finds an error',
  tag: 'mail tasks',
  params: taskId,
  body: z.object({
    revision: z.int(),
    at: namedMoment.optional(),
    /** The first mails do not wait for the window. */
    isAtOnce: z.boolean().default(false),
  }),
  reply: z.object({ recipients: z.int(), leftOut: z.int(), queued: queuedSchema.nullable() }),
});

export const untimeTask = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/untime',
  access: 'mail.send',
  summary: 'Make a timed task a draft again',
  tag: 'mail tasks',
  params: taskId,
  reply: z.object({}),
});

export const pauseTask = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/pause',
  access: 'mail.send',
  summary: 'Send nothing more until it is resumed; what is in flight arrives',
  tag: 'mail tasks',
  params: taskId,
  reply: z.object({}),
});

export const resumeTask = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/resume',
  access: 'mail.send',
  summary: 'Go on with a paused task',
  tag: 'mail tasks',
  params: taskId,
  reply: z.object({}),
});

export const cancelTask = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/cancel',
  access: 'mail.send',
  summary: 'End a task for good: nothing more is sent',
  tag: 'mail tasks',
  params: taskId,
  reply: z.object({}),
});

/** Rounds that were sent stay; recipients get the new version of later ones. */
export const changeRounds = endpoint({
  method: 'PUT',
  path: '/office/api/mail/tasks/:id/rounds',
  access: 'mail.send',
  summary: 'Change the rounds of a running task: what is not sent yet takes the new version',
  tag: 'mail tasks',
  params: taskId,
  /** Without a link, that of the version before stays. */
  body: taskContentSchema.pick({ rounds: true, linkId: true }).extend({ version: z.int() }),
  reply: z.object({
    version: z.int(),
    /** The number of recipients who will get more. */
    affected: z.int(),
  }),
});
