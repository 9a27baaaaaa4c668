import { IconArrowDown, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/page/Card.tsx';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { nextSteps, type Step } from './next-steps.ts';
import type { CreatorWork } from './queries.ts';
import styles from './work.module.css';

const tones = { done: 'good', now: 'accent', waiting: 'plain', later: 'plain' } as const;

/** Where each step is on the page. */
export const placeOf = {
  terms: 'terms',
  details: 'details',
  draft: 'work',
  post: 'work',
  payment: 'payments',
} as const;

/** Today in the reader's time zone. */
export function today(): string {
  const now = new Date(siteNow());
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function useStepText() {
  const { t } = useTranslation('collaboration-pages');
  return ({ name, state, isAgain }: Step): string => {
    if (name === 'terms') return state === 'waiting' ? t('next.termsWaiting') : t('next.terms');
    if (name === 'draft') {
      if (state === 'waiting') return t('next.draftWaiting');
      return isAgain && state === 'now' ? t('next.draftChanges') : t('next.draft');
    }
    if (name === 'payment') return state === 'waiting' ? t('next.paymentWaiting') : t('next.payment');
    return name === 'post' ? t('next.post') : t('next.details');
  };
}

/** The creator's steps in order, with due dates. */
export function NextCard({ work }: { work: CreatorWork }) {
  const { t } = useTranslation('collaboration-pages');
  const wordsOf = useStepText();
  const steps = nextSteps(work);
  const isAllDone = steps.every(({ state }) => state === 'done');
  return (
    <Card title={t('next.title')}>
      {isAllDone && <p className={styles.good}>{t('next.allDone')}</p>}
      <ol className={styles.steps}>
        {steps.map((step, place) => {
          const isLate = step.due !== null && step.due < today() && step.name !== 'payment';
          return (
            <li
              key={step.name}
              data-state={step.state}
              aria-current={step.state === 'now' ? 'step' : undefined}
            >
              <span className={styles.stepMark} aria-hidden>
                {step.state === 'done' ? <IconCheck size={16} stroke={2.2} /> : place + 1}
              </span>
              <div>
                <strong>{wordsOf(step)}</strong>
                <span className={styles.stepFacts}>
                  <Tag tone={tones[step.state]}>{t(`next.state.${step.state}`)}</Tag>
                  {step.due && step.state !== 'done' && (
                    <span data-late={isLate || undefined}>
                      {t(isLate ? 'next.late' : 'next.due', { day: step.due })}
                    </span>
                  )}
                </span>
                {step.state === 'now' && (
                  <a className={styles.go} href={`#${placeOf[step.name]}`}>
                    {t('next.go')} <IconArrowDown size={16} stroke={1.8} aria-hidden />
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
