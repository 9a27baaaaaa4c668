import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RoundsEditor } from '../../../shared/content/RoundsEditor.tsx';
import { readId } from '../../../../ui/tables/paging.ts';
import { NextStep } from '../NextStep.tsx';
import type { Draft } from '../task-drafts.ts';
import { MailSettings } from './MailSettings.tsx';

/** The content by round; the open round is in the address. */
export function ContentStep({ draft, onNext }: { draft: Draft; onNext: () => void }) {
  const { t } = useTranslation('mail-tasks');
  const [params, setParams] = useSearchParams();
  const { rounds } = draft.content;
  const asked = params.get('round');

  function show(round: number) {
    const next = new URLSearchParams(params);
    next.set('round', String(round));
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <RoundsEditor
        rounds={rounds}
        files={draft.files}
        open={asked === '0' ? 0 : Math.min(readId(asked) ?? 1, rounds.length)}
        onOpen={show}
        onChange={change => draft.change(({ rounds }) => ({ rounds: change(rounds) }))}
        onFiles={draft.addFiles}
      />
      <MailSettings draft={draft} />
      <NextStep label={t('steps.senders')} onNext={onNext} />
    </>
  );
}
