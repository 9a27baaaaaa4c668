import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import { endReasons } from '../../../contract/outreach/mail-states.ts';
import type { Recipient } from '../../../contract/outreach/sent-messages/sent-messages.ts';
import type { LeaveOutReason } from '../../../contract/outreach/mail-tasks/draft-recipients.ts';
import type { WaitReason } from '../../../contract/outreach/sent-messages/wait-reasons.ts';

const leaveOutSet: Record<LeaveOutReason, true> = {
  noAddress: true,
  locked: true,
  invalid: true,
  duplicate: true,
  blocked: true,
  excluded: true,
  suppressed: true,
  bounced: true,
  contacted: true,
};
const leaveOutReasons = Object.keys(leaveOutSet) as LeaveOutReason[];

/** Why a recipient is waiting, in a sentence with its time. */
export function useWaitText(): (wait: WaitReason) => string {
  const { t } = useTranslation('mail-texts');
  return wait => {
    // The hours of a task are those of the recipient, so its opening is told by their clock.
    const zone = wait.why === 'window' ? wait.zone : undefined;
    const until = 'until' in wait ? dateTime(wait.until, zone) : '';
    if (wait.why === 'inbox') {
      const failure = wait.failure && t('wait.failure', { text: wait.failure });
      return t('wait.inbox', { sender: wait.sender, failure });
    }
    return t(`wait.${wait.why}`, { ...wait, until });
  };
}

/** What comes next for a recipient; if nothing, why. */
export function useNextText(): (recipient: Recipient) => string {
  const { t } = useTranslation('mail-texts');
  const { t: detail } = useTranslation('mail-messages');
  const waitText = useWaitText();
  return ({ state, reason, wait }) => {
    if (wait) return waitText(wait);
    if (state === 'left_out') {
      const known = leaveOutReasons.find(each => each === reason);
      return known ? t(`leaveOut.${known}`) : reason;
    }
    if (state === 'ended') {
      const known = endReasons.find(each => each === reason);
      return known ? t(`endReason.${known}`) : reason;
    }
    return state === 'in_doubt' ? t('wait.inDoubt') : detail(`next.${state === 'sending' ? state : 'soon'}`);
  };
}

/** "First mail" or "round N". */
export function useRoundName(): (round: number) => string {
  const { t } = useTranslation('mail-texts');
  return round => (round > 1 ? t('round', { round }) : t('first'));
}
