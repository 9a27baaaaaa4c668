import type { MailboxState } from '../../../contract/mailboxes.ts';
import { AppError } from '../../errors.ts';
import { OauthFault } from '../../mail/mail-world.ts';
import { MailboxFault } from '../../mail/mailbox.ts';

export type MailboxFailure = NonNullable<MailboxState['failure']>;

const mostText = 500;

/** What is told of a mailbox that could not be read. */
export function failureOf(error: unknown): MailboxFailure {
  if (error instanceof MailboxFault) return { stage: error.stage, text: error.message.slice(0, mostText) };
  // Its provider took the permission back, and the sender was paused for it.
  if (error instanceof AppError) return { stage: 'auth', text: error.code };
  if (error instanceof OauthFault) return { stage: 'connect', text: error.message.slice(0, mostText) };
  return {
    stage: 'other',
    text: (error instanceof Error ? error.message : String(error)).slice(0, mostText),
  };
}
