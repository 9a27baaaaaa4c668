import { IconArrowDown, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/page/Card.tsx';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { nextSteps, type Step } from './next-steps.ts';
import type { CreatorWork } from './queries.ts';
import { Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './work.module.css';

const tones = { done: 'good', now: 'accent', waiting: 'plain', later: 'plain' } as const;

/** Where each step is on the page. */
const placeOf = {
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
      {isAllDone && (
        <Group
          as="p"
          gap={8}
          align="start"
          weight={500}
          tone="good"
          leading="relaxed"
          className={styles.good}
        >
          {t('next.allDone')}
        </Group>
      )}
      <Stack as="ol" gap={16} className={styles.steps}>
        {steps.map((step, place) => {
          const isLate = step.due !== null && step.due < today() && step.name !== 'payment';
          return (
            <Group
              as="li"
              gap={12}
              align="start"
              key={step.name}
              data-state={step.state}
              aria-current={step.state === 'now' ? 'step' : undefined}
            >
              <Grid
                as="span"
                fixed
                size="md"
                weight={600}
                tone="soft"
                className={styles.stepMark}
                aria-hidden
              >
                {step.state === 'done' ? <IconCheck size={16} stroke={2.2} /> : place + 1}
              </Grid>
              <div>
                <Text as="strong" weight={600} leading="normal">
                  {wordsOf(step)}
                </Text>
                <Group
                  as="span"
                  gap={4}
                  columnGap={12}
                  wrap
                  size="md"
                  tone="soft"
                  className={styles.stepFacts}
                >
                  <Tag tone={tones[step.state]}>{t(`next.state.${step.state}`)}</Tag>
                  {step.due && step.state !== 'done' && (
                    <span data-late={isLate || undefined}>
                      {t(isLate ? 'next.late' : 'next.due', { day: step.due })}
                    </span>
                  )}
                </Group>
                {step.state === 'now' && (
                  <Group
                    as="a"
                    inline
                    gap={6}
                    self="start"
                    weight={500}
                    tone="accent"
                    className={styles.go}
                    href={`#${placeOf[step.name]}`}
                  >
                    {t('next.go')} <IconArrowDown size={16} stroke={1.8} aria-hidden />
                  </Group>
                )}
              </div>
            </Group>
          );
        })}
      </Stack>
    </Card>
  );
}
