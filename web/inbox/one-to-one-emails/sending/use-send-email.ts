import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { errors } from '../../../../contract/core/errors.ts';
import { undoMs } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import type { Email } from '../../../../contract/inbox/one-to-one-emails.ts';
import { CallError } from '../../../app/api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { WrittenDraft } from '../../../outreach/shared/drafts/use-kept-draft.ts';
import { type EmailText, missingIn } from '../email-draft.ts';
import { useEmailCalls } from '../queries.ts';
import { useTakeBack } from '../use-take-back.ts';

/** What is confirmed once before an email is sent. */
type Doubt = 'text' | 'subject' | 'suppressed';

interface Attempt {
  at: string | undefined;
  /** The confirmations already given. */
  answered: readonly Doubt[];
}

export interface DoubtQuestion {
  doubt: Doubt;
  /** The server's message. */
  words: string;
  attempt: Attempt;
}

const fields = ['senderId', 'to', 'cc', 'bcc', 'subject', 'html', 'attachments'];

export interface SendOptions {
  email: Email;
  draft: WrittenDraft<EmailText>;
  onSent: () => void;
}

/** Sends an email: asks for confirmations, shows errors, and offers to undo. */
export function useSendEmail({ email: { id, kind, threadId }, draft, onSent }: SendOptions) {
  const { t } = useTranslation('one-to-one-emails');
  const calls = useEmailCalls();
  const takeBack = useTakeBack();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [fault, setFault] = useState('');
  const [asked, setAsked] = useState<DoubtQuestion | null>(null);
  /** Counts refusals: each moves the focus to the first invalid field. */
  const [refusals, setRefusals] = useState(0);

  function refuse(error: unknown): void {
    if (!(error instanceof CallError)) return setFault(i18next.t('error.default'));
    const named = error.fields.filter(({ field }) => fields.includes(field));
    setFaults(Object.fromEntries(named.map(({ field, reason }) => [field, reason])));
    if (error.code === errors.sender_not_verified.code) setFaults({ senderId: error.message });
    else if (!named.length) setFault(error.message);
    setRefusals(count => count + 1);
  }

  async function attempt({ at, answered }: Attempt): Promise<void> {
    const missing = missingIn(draft.content, kind);
    if (missing && !answered.includes(missing)) {
      setAsked({ doubt: missing, words: '', attempt: { at, answered } });
      return;
    }
    setBusy(true);
    setFaults({});
    setFault('');
    try {
      const revision = await draft.flush();
      const evenIfSuppressed = answered.includes('suppressed');
      const { dueAt } = await calls.send(id, { revision, evenIfSuppressed, ...(at && { at }) });
      const words = at ? t('sent.later', { at: dateTime(dueAt) }) : t('sent.soon');
      showToast('success', words, undoMs, {
        text: t('sent.undo'),
        onPress: () => void takeBack(id, threadId),
      });
      onSent();
    } catch (error) {
      const code = error instanceof CallError ? error.code : 0;
      if (code === errors.address_suppressed.code) {
        const words = error instanceof CallError ? error.message : '';
        setAsked({ doubt: 'suppressed', words, attempt: { at, answered } });
      } else if (error instanceof CallError && error.fields.some(({ field }) => field === 'at')) throw error;
      else refuse(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    faults,
    /** An error of the email as a whole. */
    fault,
    refusals,
    asked,
    /** @throws CallError if the time is invalid */
    send: async (at?: string) => attempt({ at, answered: [] }),
    goOn: () => {
      if (!asked) return;
      const { doubt, attempt: before } = asked;
      setAsked(null);
      void attempt({ ...before, answered: [...before.answered, doubt] }).catch(refuse);
    },
    giveUp: () => setAsked(null),
    /** Clears the error of an edited field. */
    forgive: (field: string) => setFaults(now => ({ ...now, [field]: undefined })),
  };
}
