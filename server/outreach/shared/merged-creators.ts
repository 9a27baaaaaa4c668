import type { CreatorReference } from '../../core/db/move-references.ts';

/** A task that wrote to both spellings keeps both mails; the second names nobody. */
export const mailReferences: readonly CreatorReference[] = [
  { table: 'mail_recipients', once: ['task_id'], taken: 'clear' },
];
