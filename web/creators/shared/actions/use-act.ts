import { useTranslation } from 'react-i18next';
import { toastTimes } from '../../../../contract/core/limits.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { Act, Target } from './action-target.ts';
import { useTeamMemory } from '../queries.ts';
import { isDoubtful, resultText } from './result-text.ts';
import { fullCount } from '../../../../contract/core/format.ts';

/** Runs an action on creators and shows its result, or says that it continues in the task tray. */
export function useAct() {
  const { t } = useTranslation('team-creators');
  const { t: shell } = useTranslation();
  const { act } = useTeamMemory();
  return async (
    { meant, count }: Pick<Target, 'meant' | 'count'>,
    action: Act,
    errorDisplay: 'page' | 'toast' = 'page',
  ): Promise<void> => {
    const { result } = await act(meant, action, errorDisplay);
    if (!result) {
      showToast('success', t('inBackground', { count, number: fullCount(count), tray: shell('work.title') }));
      return;
    }
    const doubtful = isDoubtful(result);
    showToast(
      doubtful ? 'warning' : 'success',
      resultText(t, action.do, result),
      doubtful ? toastTimes.entitlement : toastTimes.standard,
    );
  };
}
