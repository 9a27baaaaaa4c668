import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { ExcludeDialog } from './ExcludeDialog.tsx';
import { type Answer, type Meant, useCandidateChanges } from './queries.ts';

/** The candidates of an action. */
export interface Target {
  meant: Meant;
  count: number;
  /** For a single creator. */
  name?: string;
}

export type Act = 'invite' | 'interested' | 'declined' | 'unanswered' | 'collaborate' | 'exclude' | 'include';

/**
 * The actions on candidates, each with its message afterwards.
 * @param onMoved candidates may have left the list: none of them stays selected
 */
export function useCandidateActs(
  campaignId: number,
  onMoved: (target: Target) => void,
): { act: (what: Act, target: Target) => void; isBusy: boolean; dialog: ReactNode } {
  const { t } = useTranslation('candidates');
  const navigate = useNavigate();
  const changes = useCandidateChanges(campaignId);
  const [excluding, setExcluding] = useState<Target>();
  const [isBusy, setBusy] = useState(false);
  const counted = (count: number) => ({ count, number: fullCount(count) });

  async function answer({ meant }: Target, given: Answer): Promise<void> {
    const { changed } = await changes.answer(meant, given);
    showToast('success', t(`done.${given ?? 'unanswered'}`, counted(changed)));
  }

  async function open({ meant }: Target): Promise<void> {
    const { added, already } = await changes.collaborate(meant);
    const words = t('done.collaborate', counted(added));
    showToast('success', already ? `${words}${t('done.hadOne', counted(already))}` : words);
  }

  async function run(what: Act, target: Target): Promise<void> {
    if (what === 'exclude') return setExcluding(target);
    if (what === 'invite') {
      const { taskId } = await changes.invite(target.meant);
      return navigate(paths.compose(taskId));
    }
    if (what === 'collaborate') await open(target);
    else if (what === 'include') {
      const { changed } = await changes.include(target.meant);
      showToast('success', t('done.include', counted(changed)));
    } else await answer(target, what === 'unanswered' ? null : what);
    onMoved(target);
  }

  return {
    isBusy,
    act(what, target) {
      if (isBusy) return;
      setBusy(true);
      // Errors are shown by the call itself.
      run(what, target)
        .catch(() => undefined)
        .finally(() => setBusy(false));
    },
    dialog: excluding && (
      <ExcludeDialog
        target={excluding}
        exclude={changes.exclude}
        onClose={isDone => {
          setExcluding(undefined);
          if (isDone) onMoved(excluding);
        }}
      />
    ),
  };
}
