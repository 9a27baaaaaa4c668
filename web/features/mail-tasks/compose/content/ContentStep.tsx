import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { MailRound } from '../../../../../contract/mail-content.ts';
import { readId } from '../../task-state.ts';
import { moved, mostRounds, newRound, replaced, without } from '../rounds.ts';
import { NextStep } from '../StepCard.tsx';
import type { Draft } from '../use-kept-draft.ts';
import styles from './content.module.css';
import { MailSettings } from './MailSettings.tsx';
import { RoundCard } from './RoundCard.tsx';

/** The first mail and its follow-ups down a line, one of them open; below it what holds for all of them. */
export function ContentStep({ draft, onNext }: { draft: Draft; onNext: () => void }) {
  const { t } = useTranslation('mail-tasks');
  const [params, setParams] = useSearchParams();
  const { rounds } = draft.content;
  const asked = params.get('round');
  /** 0: all are closed. */
  const open = asked === '0' ? 0 : Math.min(readId(asked) ?? 1, rounds.length);

  function show(round: number) {
    const next = new URLSearchParams(params);
    next.set('round', String(round));
    setParams(next, { replace: true, preventScrollReset: true });
  }
  const write = (next: MailRound[]) => draft.change({ rounds: next });
  return (
    <>
      <ol className={styles.rounds} aria-label={t('rounds.label')}>
        {rounds.map((round, at) => (
          <RoundCard
            // oxlint-disable-next-line react/no-array-index-key -- a round is its place in the order
            key={at}
            draft={draft}
            round={round}
            at={at}
            isOpen={open === at + 1}
            onToggle={() => show(open === at + 1 ? 0 : at + 1)}
            onChange={by => write(replaced(rounds, at, { ...round, ...by }))}
            onMove={by => {
              write(moved(rounds, at, by));
              show(at + 1 + by);
            }}
            onRemove={() => {
              write(without(rounds, at));
              show(Math.min(at, rounds.length - 1));
            }}
          />
        ))}
      </ol>
      <div className={styles.add}>
        {rounds.length < mostRounds ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => {
              write([...rounds, newRound()]);
              show(rounds.length + 1);
            }}
          >
            {t('rounds.add')}
          </Button>
        ) : (
          <p className={styles.about}>{t('rounds.most', { most: mostRounds })}</p>
        )}
      </div>
      <MailSettings draft={draft} />
      <NextStep label={t('steps.senders')} onNext={onNext} />
    </>
  );
}
