import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import type { ThreadAct, ThreadRow } from '../../../../contract/inbox/threads.ts';
import { useSession } from '../../../session/session.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useThreadAct } from './thread-acts.ts';
import { leavesList } from './after-act.ts';
import type { InboxFilter } from '../inbox-address.ts';
import { nextThread } from './next-thread.ts';
import { usePeople } from '../queries.ts';

/** The result of an action, if the page itself does not show it. */
function useDoneText() {
  const { t } = useTranslation('inbox');
  const people = usePeople().data?.people ?? [];
  return (act: ThreadAct): string | null => {
    switch (act.kind) {
      case 'read':
      case 'unread':
      case 'label':
      case 'unlabel':
        return null;
      case 'snooze':
        return t('done.snooze', { at: dateTime(act.until) });
      case 'assign':
        return act.accountId === null
          ? t('done.unassign')
          : t('done.assign', { name: people.find(({ id }) => id === act.accountId)?.name ?? '' });
      default:
        return t(`done.${act.kind}`);
    }
  };
}

export interface Acting {
  filter: InboxFilter;
  rows: readonly ThreadRow[];
  openId: number | null;
  /** The open conversation left the list; `next` is the one to open. */
  onLeave: (next: number | null) => void;
}

const puttingAway: readonly ThreadAct['kind'][] = ['archive', 'snooze', 'spam', 'restore', 'wake', 'notSpam'];

/** Runs an action on conversations, confirms it, and opens the next one if the open one leaves the list. */
export function useActing({ filter, rows, openId, onLeave }: Acting) {
  const { user } = useSession();
  const doneText = useDoneText();
  const acting = useThreadAct(filter);
  return (targets: readonly ThreadRow[], act: ThreadAct): void => {
    const ids = targets.map(({ id }) => id);
    if (!ids.length) return;
    const isLeaving = puttingAway.includes(act.kind) && leavesList(act, filter, user.userId);
    if (isLeaving && openId !== null && ids.includes(openId)) {
      onLeave(
        nextThread(
          rows.map(({ id }) => id),
          ids,
          openId,
        ),
      );
    }
    const words = doneText(act);
    acting.mutate({ ids, act }, { onSuccess: () => words && showToast('success', words) });
  };
}
