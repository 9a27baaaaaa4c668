import { useTranslation } from 'react-i18next';
import type { CampaignGoal } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { CampaignFigures } from '../../../../contract/campaigns/campaign-projects.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { absent, fullCount } from '../../../../contract/core/format.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { Box, Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../campaigns.module.css';

/** In display order. */
const goalOrder: readonly CampaignGoal[] = ['posts', 'plays', 'engagements', 'clicks', 'orders'];

/** The percentage of a goal, rounded down, so that 100 % appears only when it is reached. */
const shareOf = (value: number, goal: number): number => Math.floor((value / goal) * 100);

function GoalTile({ name, value, goal }: { name: CampaignGoal; value: number | null; goal?: number }) {
  const { t } = useTranslation('campaigns');
  const share = goal && value !== null ? shareOf(value, goal) : null;
  const words =
    share === null
      ? t('monitor.goal', { goal: fullCount(goal) })
      : t('monitor.ofGoal', { goal: fullCount(goal), share: `${share}%` });
  return (
    <Stack gap={4} shrink py={14} px={18} lined className={styles.tile}>
      <Text as="dt" size="md" tone="soft">
        {t(`goal.${name}`)}
      </Text>
      <Text as="dd" size="4xl" weight={600}>
        {fullCount(value)}
      </Text>
      <Text as="dd" block size="sm" tone="faint" truncate className={styles.below}>
        {goal ? words : t('monitor.noGoal')}
        {share !== null ? (
          <Box
            mt={6}
            ground="hover"
            className={styles.goal}
            data-reached={share >= 100 || undefined}
            aria-hidden
          >
            <div style={{ inlineSize: `${Math.min(100, share)}%` }} />
          </Box>
        ) : null}
      </Text>
    </Stack>
  );
}

/** @param bp hundredths of a percent */
const percentOf = (bp: number | null): string => (bp === null ? absent : `${(bp / 100).toFixed(2)}%`);

/** What posts have gained so far, each figure with its goal, and the cost. */
export function FigureTiles({ figures, goals }: { figures: CampaignFigures; goals: Campaign['goals'] }) {
  const { t } = useTranslation('campaigns');
  const money: [name: string, value: string, below: string][] = [
    [
      t('monitor.cost'),
      moneyText(figures.costFen, 'CNY'),
      figures.costFen === null ? t('monitor.noCost') : '',
    ],
    [
      t('monitor.revenue'),
      moneyText(figures.revenueFen, 'CNY'),
      figures.revenueFen === null ? t('monitor.noOrders') : '',
    ],
    [t('monitor.roi'), percentOf(figures.roiBp), ''],
  ];
  return (
    <Grid as="dl" clip border ground="surface" className={styles.tiles}>
      {goalOrder.map(name => {
        const goal = goals[name];
        return <GoalTile key={name} name={name} value={figures[name]} {...(goal ? { goal } : {})} />;
      })}
      {money.map(([name, value, below]) => (
        <Stack gap={4} shrink py={14} px={18} lined key={name} className={styles.tile}>
          <Text as="dt" size="md" tone="soft">
            {name}
          </Text>
          <Text as="dd" size="4xl" weight={600}>
            {value}
          </Text>
          <Text as="dd" block size="sm" tone="faint" truncate className={styles.below}>
            {below}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
