import { useTranslation } from 'react-i18next';
import { type WorkStep, workSteps } from '../../../../contract/campaigns/agenda/agenda-kinds.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './work.module.css';

export interface WorkStepsProps {
  counts: Partial<Record<WorkStep, number>>;
  /** Null for all. */
  step: WorkStep | null;
  onChange: (step: WorkStep | null) => void;
}

/** How much waits of each kind; a press shows only that. */
export function WorkSteps({ counts, step, onChange }: WorkStepsProps) {
  const { t } = useTranslation('agenda');
  const all = workSteps.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  const shown = [null, ...workSteps.filter(each => counts[each] || each === step)];
  return (
    <Group
      gap={6}
      align="stretch"
      wrap
      className={styles.steps}
      role="group"
      aria-label={t('filters', { ns: 'common' })}
    >
      {shown.map(each => (
        <Text
          as="button"
          size="md"
          tone="ink"
          ground="surface"
          pointer
          key={each}
          type="button"
          aria-pressed={step === each}
          onClick={() => onChange(step === each ? null : each)}
        >
          {each ? t(`step.${each}`) : t('all', { ns: 'common' })}{' '}
          <Text as="span" weight={400} tone="soft">
            {fullCount(each ? (counts[each] ?? 0) : all)}
          </Text>
        </Text>
      ))}
    </Group>
  );
}
