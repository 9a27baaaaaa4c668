import { z } from 'zod';
import type { RetentionKind } from '../../../contract/core/personal-data/retention-kinds.ts';
import { setting } from './setting.ts';

const maxDays = 3650;
const days = (min: number) => z.coerce.number().int().min(min).max(maxDays);
/** A new mailbox is read thirty days back: what is deleted earlier might come again. */
const mailDays = z.coerce
  .number()
  .int()
  .max(maxDays)
  .refine(given => given === 0 || given >= 30, 'must be 0, or at least 30');

/** How long data is kept, by its kind. They apply when data is deleted, so also to what was stored before a change. */
export const retentionSettings = {
  NOTIFICATION_RETENTION_DAYS: setting(
    days(1),
    '180',
    'Days after which notifications are deleted, including those created before a change',
  ),
  TASK_RETENTION_DAYS: setting(
    days(7),
    '30',
    'Days after which background tasks (exports, imports, bulk actions) are deleted from the list',
  ),
  EXPORT_RETENTION_DAYS: setting(
    days(1),
    '7',
    'Days for which an exported file can be downloaded; a change applies to new ones',
  ),
  IMPORT_FILE_RETENTION_DAYS: setting(
    days(1),
    '365',
    'Days for which the original of an imported file can be downloaded; a change applies to new ones',
  ),
  UNFINISHED_IMPORT_RETENTION_DAYS: setting(
    days(0),
    '0',
    'Days after which uploaded files whose import nobody started are deleted with their rows; 0 keeps them',
  ),
  OPERATION_RETENTION_DAYS: setting(
    days(0),
    '0',
    'Days after which names, values and IP addresses in operation records are erased; who did what stays. 0 keeps them',
  ),
  MAIL_RETENTION_DAYS: setting(
    mailDays,
    '0',
    'Days after which text and attachments of mail in connected mailboxes are deleted; sender, subject and classification stay. 0 keeps them, otherwise at least 30',
  ),
  UNANSWERED_RETENTION_DAYS: setting(
    mailDays,
    '0',
    'Days after which conversations that nobody answered are deleted, except replies to mail tasks. 0 keeps them, otherwise at least 30',
  ),
  SHARED_PAGE_RETENTION_DAYS: setting(
    days(1),
    '30',
    'Days for which the address of an expired collaboration page or client report says that it has expired; then it is deleted',
  ),
  PAYMENT_NOTICE_RETENTION_DAYS: setting(
    days(30),
    '400',
    'Days after which notices of the payment service are deleted; orders and payments stay',
  ),
  AD_RETENTION_DAYS: setting(
    days(31),
    '90',
    'Days after which ads that the ad libraries no longer report are deleted, except those on a team’s board',
  ),
} as const;

export type RetentionSetting = keyof typeof retentionSettings;

/** The setting of each kind. Of visits each team sets it. */
export const settingOfKind: Readonly<Record<Exclude<RetentionKind, 'visits'>, RetentionSetting>> = {
  operationValues: 'OPERATION_RETENTION_DAYS',
  notifications: 'NOTIFICATION_RETENTION_DAYS',
  backgroundTasks: 'TASK_RETENTION_DAYS',
  exportFiles: 'EXPORT_RETENTION_DAYS',
  importFiles: 'IMPORT_FILE_RETENTION_DAYS',
  unfinishedImports: 'UNFINISHED_IMPORT_RETENTION_DAYS',
  mailContents: 'MAIL_RETENTION_DAYS',
  unansweredThreads: 'UNANSWERED_RETENTION_DAYS',
  sharedPages: 'SHARED_PAGE_RETENTION_DAYS',
  paymentNotices: 'PAYMENT_NOTICE_RETENTION_DAYS',
  ads: 'AD_RETENTION_DAYS',
};
