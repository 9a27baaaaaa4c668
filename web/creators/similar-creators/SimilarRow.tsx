import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOfBp } from '../../../contract/core/format.ts';
import { Count } from '../../ui/figures/Count.tsx';
import { LevelTag } from '../../ui/labels/LevelTag.tsx';
import { fieldName } from '../../catalogue/shared/display-names.ts';
import { CreatorCell } from '../shared/rows/CreatorCell.tsx';
import type { Similar } from './queries.ts';
import { Reasons } from './Reasons.tsx';
import { Box, Grid, Group, Text } from '../../ui/box/Box.tsx';
import styles from './similar.module.css';

export interface SimilarRowProps {
  similar: Similar;
  /** In front of the row: a checkbox. */
  before?: ReactNode;
  /** The actions on the creator. */
  actions: ReactNode;
}

/** A similar creator: similarity, reasons and key figures. */
export function SimilarRow({ similar: { creator, likeness, reasons }, before, actions }: SimilarRowProps) {
  const { t } = useTranslation('similar');
  const { t: creators } = useTranslation('creators');
  const figures = [
    { name: fieldName('followers'), value: <Count value={creator.followers} /> },
    { name: t('plays'), value: <Count value={creator.averagePlays} /> },
    {
      name: creators('column.avg_intrate'),
      value: (
        <>
          {percentOfBp(creator.interactionBp)} <LevelTag level={creator.level} />
        </>
      ),
    },
  ];
  return (
    <Grid as="li" align="center" className={styles.row} data-selectable={before ? true : undefined}>
      {before}
      <Box shrink>
        <CreatorCell row={creator} />
        <Reasons reasons={reasons} />
      </Box>
      <Grid as="dl" gap={4} columnGap={20} className={styles.figures}>
        <div>
          <Text as="dt" size="xs" tone="faint">
            {t('likeness')}
          </Text>
          <Text as="dd" weight={600} nowrap>
            {likeness}%
            <Box as="span" block clip className={styles.track} aria-hidden>
              <Box as="span" block style={{ width: `${likeness}%` }} />
            </Box>
          </Text>
        </div>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <Text as="dt" size="xs" tone="faint">
              {name}
            </Text>
            <Text as="dd" weight={600} nowrap>
              {value}
            </Text>
          </div>
        ))}
      </Grid>
      <Group gap={6} align="stretch" className={styles.actions}>
        {actions}
      </Group>
    </Grid>
  );
}
