import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import type { ThreadAct } from '../../../../contract/inbox/threads.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useThreadAct } from './thread-acts.ts';
import type { InboxFilter } from '../inbox-address.ts';
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

/** Runs an action on conversations and confirms it. */
export function useActing(filter: InboxFilter) {
  const doneText = useDoneText();
  const acting = useThreadAct(filter);
  return (ids: readonly number[], act: ThreadAct): void => {
    const words = doneText(act);
    acting.mutate({ ids: [...ids], act }, { onSuccess: () => words && showToast('success', words) });
  };
}
