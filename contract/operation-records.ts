import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What is recorded; the words of each stand in operation-record-texts.ts. */
export const operationActions = [
  'account.register',
  'account.signIn',
  'account.signOut',
  'account.changePassword',
  'account.changePhone',
  'account.updateProfile',
  'member.create',
  'member.join',
  'member.rename',
  'member.disable',
  'member.enable',
  'member.resetPassword',
  'member.delete',
  'invitation.create',
  'invitation.withdraw',
  'team.update',
  'team.handOver',
  'plan.change',
  'plan.end',
  'operationRecord.export',
  'table.export',
  'list.create',
  'list.update',
  'list.archive',
  'list.delete',
  'list.import',
  'blocklist.add',
  'blocklist.remove',
  'creator.status',
  'creator.bulk',
  'creator.unlock',
  'sender.create',
  'sender.update',
  'sender.remove',
  'sender.verify',
  'template.create',
  'template.update',
  'template.delete',
  'mailTask.start',
  'mailTask.pause',
  'mailTask.resume',
  'mailTask.cancel',
  'mailTask.changeRounds',
  'mailTask.delete',
  'mailTask.settle',
  'letter.send',
  'letter.takeBack',
  'letter.settle',
  'suppression.add',
  'suppression.lift',
  'shortLink.create',
  'shortLink.createOfList',
  'shortLink.update',
  'shortLink.switch',
  'shortLink.delete',
  'shortLink.settings',
  'shortDomain.add',
  'shortDomain.verify',
  'shortDomain.remove',
  'paidPrice.record',
  'paidPrice.delete',
  'basePrices.change',
  'report.share',
  'report.revoke',
] as const;
export type OperationAction = (typeof operationActions)[number];

export const recordFilterSchema = z.object({
  action: z.enum(operationActions).optional(),
  accountId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Days in the team's time zone, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type RecordFilter = z.output<typeof recordFilterSchema>;

const changedValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const operationRecordSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.enum(operationActions),
  /** Null: the installation itself. */
  accountId: z.int().nullable(),
  /** Empty when the account was deleted since. */
  accountName: z.string(),
  subject: z.string(),
  subjectId: z.int().nullable(),
  subjectName: z.string(),
  /** Names of the fields that changed, with their values as long as they may be kept. */
  changes: z.array(
    z.object({ field: z.string(), before: changedValue.optional(), after: changedValue.optional() }),
  ),
  address: z.string(),
  agent: z.string(),
});
export type OperationRecord = z.output<typeof operationRecordSchema>;

export const listOperationRecords = endpoint({
  method: 'GET',
  path: '/office/api/operationRecords',
  access: 'owner',
  summary: 'Who did what, when and from where, newest first',
  tag: 'operation records',
  query: recordFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ records: z.array(operationRecordSchema), total: z.int() }),
});
