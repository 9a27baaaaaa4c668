import { useTranslation } from 'react-i18next';
import { toastTimes } from '../../../../contract/core/limits.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { Act, Target } from './action-target.ts';
import { useTeamMemory } from '../queries.ts';
import { isDoubtful, resultText } from './result-text.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { useNextSteps } from './use-next-steps.ts';

/** Runs an action on creators and shows its result, or says that it continues in the task tray; both lead on. */
export function useAct() {
  const { t } = useTranslation('team-creators');
  const { t: shell } = useTranslation();
  const { act } = useTeamMemory();
  const nextSteps = useNextSteps();
  return async (
    { meant, count }: Pick<Target, 'meant' | 'count'>,
    action: Act,
    errorDisplay: 'page' | 'toast' = 'page',
  ): Promise<void> => {
    const { result } = await act(meant, action, errorDisplay);
    const next = nextSteps(meant, action);
    const isLong = next.length > 0 || (result && isDoubtful(result));
    showToast(
      result && isDoubtful(result) ? 'warning' : 'success',
      result
        ? resultText(t, action.do, result)
        : t('inBackground', { count, number: fullCount(count), tray: shell('work.title') }),
      isLong ? toastTimes.entitlement : toastTimes.standard,
      ...next,
    );
  };
}
