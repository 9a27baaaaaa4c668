import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rankChange, type RankedNow } from './rank-change.ts';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './ranks.module.css';

export interface RankCellProps {
  row: RankedNow;
  /** The day of the edition; null if there is no earlier one to compare with, then no change is shown. */
  day: string | null;
  /** The ranked subject. */
  children: ReactNode;
}

const signs = { up: '▲', down: '▼', level: '=' } as const;

/** The change since the previous day, as a sign with a number, and in words. */
function Change({ row, day }: { row: RankedNow; day: string }) {
  const { t } = useTranslation('rankings');
  const change = rankChange(row, day);
  const words =
    change.kind === 'up' || change.kind === 'down'
      ? t(`change.${change.kind}`, { count: change.by })
      : t(`change.${change.kind}`);
  const short =
    change.kind === 'new' || change.kind === 'back'
      ? t(`change.short.${change.kind}`)
      : `${signs[change.kind]}${'by' in change ? change.by : ''}`;
  return (
    <Text
      as="span"
      size="xs"
      tone="faint"
      nowrap
      className={styles.change}
      data-kind={change.kind}
      title={words}
    >
      <span aria-hidden>{short}</span>
      <Box as="span" visuallyHidden>
        {words}
      </Box>
    </Text>
  );
}

/** The rank and its change, before the ranked subject. */
export function RankCell({ row, day, children }: RankCellProps) {
  const { t } = useTranslation('rankings');
  return (
    <Group gap={12} shrink>
      <Stack as="span" align="center" fixed className={styles.place}>
        <Text as="b" size="2xl" weight={600} tone="soft" data-top={row.rank <= 3 || undefined}>
          <Box as="span" visuallyHidden>
            {t('rank')}{' '}
          </Box>
          {row.rank}
        </Text>
        {day !== null && <Change row={row} day={day} />}
      </Stack>
      <Box grow shrink>
        {children}
      </Box>
    </Group>
  );
}
