import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Step, steps, type StepState } from './compose-steps.ts';
import { Grid, Group } from '../../../ui/box/Box.tsx';
import styles from './StepTabs.module.css';

export interface StepTabsProps {
  current: Step;
  states: Record<Step, StepState>;
  panelId: string;
  onOpen: (step: Step) => void;
}

function Mark({ state, place }: { state: StepState; place: number }) {
  return (
    <Grid as="span" fixed size="sm" className={styles.number} data-state={state} aria-hidden>
      {state === 'done' ? (
        <IconCheck size={14} stroke={2.4} />
      ) : state === 'faulty' ? (
        <IconAlertTriangle size={14} stroke={2} />
      ) : (
        place
      )}
    </Grid>
  );
}

/** The steps as tabs: each can be opened at any time and shows whether it is complete. Arrow keys move between them. */
export function StepTabs({ current, states, panelId, onOpen }: StepTabsProps) {
  const { t } = useTranslation('mail-tasks');
  const bar = useRef<HTMLDivElement>(null);
  function go(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = (event.key === 'ArrowRight') === isTurned ? -1 : 1;
    const at = (steps.indexOf(current) + by + steps.length) % steps.length;
    const next = steps[at];
    if (!next) return;
    event.preventDefault();
    onOpen(next);
    bar.current?.querySelectorAll('button')[at]?.focus();
  }
  return (
    <Group
      as="div"
      gap={4}
      align="stretch"
      border
      ground="surface"
      ref={bar}
      className={styles.bar}
      role="tablist"
      aria-label={t('steps.label')}
    >
      {steps.map((step, at) => {
        const isCurrent = step === current;
        const state = states[step];
        return (
          <Group
            as="button"
            gap={8}
            justify="center"
            tone="soft"
            plain
            py={0}
            px={14}
            pointer
            nowrap
            key={step}
            type="button"
            role="tab"
            id={isCurrent ? `${panelId}-tab` : undefined}
            className={styles.tab}
            aria-selected={isCurrent}
            aria-controls={isCurrent ? panelId : undefined}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onOpen(step)}
            onKeyDown={go}
          >
            <Mark state={state} place={at + 1} />
            <span className={styles.words}>{t(`steps.${step}`)}</span>
            {state !== 'open' && <VisuallyHidden>{t(`steps.state.${state}`)}</VisuallyHidden>}
          </Group>
        );
      })}
    </Group>
  );
}
