import { VisuallyHidden } from '@mantine/core';
import {
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
  IconLoader2,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TranscriptLine } from '../../../../contract/outreach/senders/senders.ts';
import { type StepState, stepStates } from './verification-steps.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './VerifyDialog.module.css';

const icons: Record<StepState, TablerIcon> = {
  waiting: IconCircle,
  running: IconLoader2,
  done: IconCircleCheckFilled,
  failed: IconCircleXFilled,
  none: IconCircleDashed,
};

/** The steps of a verification with their states. */
export function VerifySteps({ lines, isRunning }: { lines: readonly TranscriptLine[]; isRunning: boolean }) {
  const { t } = useTranslation('senders');
  const steps = stepStates(lines, isRunning);
  return (
    <div>
      <Stack as="ol" gap={12} className={styles.steps} aria-label={t('verify.steps')}>
        {steps.map(({ step, state }) => {
          const Icon = icons[state];
          return (
            <li key={step} data-state={state}>
              <Icon size={18} stroke={1.8} aria-hidden />
              <span>
                {t(`verify.step.${step}`)}
                <VisuallyHidden>{t(`verify.stepState.${state}`)}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </Stack>
      {steps.some(({ state }) => state === 'none') && (
        <Text size="sm" tone="soft" leading="relaxed" mt={14}>
          {t('verify.sentAbout')}
        </Text>
      )}
    </div>
  );
}
