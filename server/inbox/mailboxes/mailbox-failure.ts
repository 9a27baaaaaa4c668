import type { MailboxState } from '../../../contract/inbox/mailboxes.ts';
import { AppError } from '../../core/errors.ts';
import { OauthFault } from '../../outside/mail-protocol/mail-services.ts';
import { MailboxFault } from '../../outside/mail-protocol/mailbox-access.ts';

export type MailboxFailure = NonNullable<MailboxState['failure']>;

const maxText = 500;

/** Describes why a mailbox could not be read. */
export function failureOf(error: unknown): MailboxFailure {
  if (error instanceof MailboxFault) return { stage: error.stage, text: error.message.slice(0, maxText) };
  // Its provider withdrew the permission, and the sender was paused for it.
  if (error instanceof AppError) return { stage: 'auth', text: error.code };
  if (error instanceof OauthFault) return { stage: 'connect', text: error.message.slice(0, maxText) };
  return {
    stage: 'other',
    text: (error instanceof Error ? error.message : String(error)).slice(0, maxText),
  };
}
