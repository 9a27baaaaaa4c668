import { useTranslation } from 'react-i18next';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { toastTimes } from '../../../../contract/core/limits.ts';
import type { ThreadAct } from '../../../../contract/inbox/threads.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useThreadAct } from './thread-acts.ts';
import type { InboxFilter } from '../inbox-address.ts';
import { usePeople } from '../queries.ts';

/** What takes an action back; the others are as easily chosen again. */
const inverses: Partial<Record<ThreadAct['kind'], ThreadAct>> = {
  archive: { kind: 'restore' },
  restore: { kind: 'archive' },
  spam: { kind: 'notSpam' },
  notSpam: { kind: 'spam' },
  snooze: { kind: 'wake' },
};

/** The result of an action on some conversations, if the page itself does not show it. */
function useDoneText() {
  const { t } = useTranslation('inbox');
  const people = usePeople().data?.people ?? [];
  return (act: ThreadAct, count: number): string | null => {
    const counted = { count, number: fullCount(count) };
    switch (act.kind) {
      case 'read':
      case 'unread':
      case 'label':
      case 'unlabel':
        return null;
      case 'snooze':
        return t('done.snooze', { ...counted, at: dateTime(act.until) });
      case 'assign':
        return act.accountId === null
          ? t('done.unassign', counted)
          : t('done.assign', {
              ...counted,
              name: people.find(({ id }) => id === act.accountId)?.name ?? '',
            });
      default:
        return t(`done.${act.kind}`, counted);
    }
  };
}

/** Runs an action on conversations and confirms it: how many, with a button that takes it back. */
export function useActing(filter: InboxFilter) {
  const { t } = useTranslation('inbox');
  const doneText = useDoneText();
  const acting = useThreadAct(filter);
  return (ids: readonly number[], act: ThreadAct): void => {
    const words = doneText(act, ids.length);
    const inverse = inverses[act.kind];
    const undo = inverse
      ? [{ text: t('done.undo'), onPress: () => acting.mutate({ ids: [...ids], act: inverse }) }]
      : [];
    acting.mutate(
      { ids: [...ids], act },
      { onSuccess: () => words && showToast('success', words, toastTimes.standard, ...undo) },
    );
  };
}
