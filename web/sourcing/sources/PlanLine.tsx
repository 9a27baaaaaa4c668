import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import type { RefreshPlan } from './queries.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './page.module.css';

/** The refresh plan of a platform and its progress. */
export function PlanLine({ plan }: { plan: RefreshPlan }) {
  const { t } = useTranslation('sources');
  const { decidedAt, due, chosen, waiting, doneLastDay, tookMs } = plan;
  const label = t('plan.label', { platform: platformNames[plan.platform] });
  if (decidedAt === null && waiting === 0 && doneLastDay === 0)
    return (
      <Group
        as="p"
        gap={4}
        columnGap={18}
        align="stretch"
        wrap
        size="sm"
        tone="faint"
        className={styles.plan}
        aria-label={label}
      >
        {t('plan.none')}
      </Group>
    );
  const figures = [
    { name: t('plan.due'), value: due, about: t('plan.dueAbout') },
    { name: t('plan.chosen'), value: chosen, about: t('plan.chosenAbout') },
    { name: t('plan.waiting'), value: waiting },
    { name: t('plan.done'), value: doneLastDay },
  ];
  return (
    <Group
      gap={4}
      columnGap={18}
      align="stretch"
      wrap
      size="sm"
      tone="faint"
      className={styles.plan}
      role="group"
      aria-label={label}
    >
      <Group as="dl" gap={4} columnGap={18} align="stretch" wrap>
        {figures.map(({ name, value, about }) => (
          <div key={name} title={about}>
            <dt>{name}</dt>
            <Text as="dd" tone="ink">
              {t('plan.people', { number: fullCount(value) })}
            </Text>
          </div>
        ))}
      </Group>
      {decidedAt && (
        <span>
          {t('plan.decided')} <Ago at={decidedAt} /> ·{' '}
          {t('plan.took', { seconds: (tookMs / 1000).toFixed(1) })}
        </span>
      )}
    </Group>
  );
}
