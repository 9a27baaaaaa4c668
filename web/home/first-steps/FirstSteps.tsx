import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FirstStep, FirstSteps as State } from '../../../contract/home/first-steps.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Box, Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
import { SampleCampaign } from '../../layout/sandbox/SampleCampaign.tsx';
import styles from './first-steps.module.css';
import { useHideSteps } from './queries.ts';
import { addressOf, areShort, steps } from './step-state.ts';

interface StepProps {
  step: FirstStep;
  number: number;
  isDone: boolean;
  /** The first that is not done. */
  isNext: boolean;
}

function Step({ step, number, isDone, isNext }: StepProps) {
  const { t } = useTranslation('first-steps');
  return (
    <Stack
      as="li"
      gap={8}
      className={styles.step}
      data-done={isDone || undefined}
      data-next={isNext || undefined}
    >
      <Group gap={8} align="center">
        <span className={styles.mark} aria-hidden>
          {isDone ? <IconCheck size={14} stroke={2.4} /> : number}
        </span>
        <Text as="h3" size="lg" weight={600}>
          {t(`step.${step}.title`)}
          {isDone && (
            <Box as="span" visuallyHidden>
              {` (${t('done')})`}
            </Box>
          )}
        </Text>
      </Group>
      <Text size="md" tone="soft" className={styles.about}>
        {t(`step.${step}.about`)}
      </Text>
      {!isDone && (
        <Button
          component={Link}
          to={addressOf(step)}
          size="xs"
          variant={isNext ? 'filled' : 'default'}
          className={styles.go}
        >
          {t(`step.${step}.go`)}
        </Button>
      )}
    </Stack>
  );
}

/** What a new team does first; the facts tick it off, and the reader can put it away. */
export function FirstSteps({ steps: { done } }: { steps: State }) {
  const { t } = useTranslation('first-steps');
  const hide = useHideSteps();
  const isShort = areShort(done);
  const next = steps.find(step => !done.includes(step));
  const putAway = () =>
    hide.mutate(true, {
      onSuccess: () =>
        showToast('success', t('hidden'), undefined, { text: t('undo'), onPress: () => hide.mutate(false) }),
    });
  return (
    <Card
      title={t('title')}
      aside={
        <Group gap={8}>
          <span>{t('progress', { done: done.length, all: steps.length })}</span>
          <span className={styles.hide}>
            <LinkButton onClick={putAway}>{t('hide')}</LinkButton>
          </span>
        </Group>
      }
    >
      {!isShort && (
        <Group gap={12} justify="between" align="center" wrap>
          <Text tone="soft">{t('about')}</Text>
          <SampleCampaign isOffered />
        </Group>
      )}
      <Grid as="ol" gap={12} className={styles.steps} data-short={isShort || undefined}>
        {steps.map((step, at) => (
          <Step key={step} step={step} number={at + 1} isDone={done.includes(step)} isNext={step === next} />
        ))}
      </Grid>
    </Card>
  );
}
