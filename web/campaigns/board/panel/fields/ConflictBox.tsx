import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { absent } from '../../../../../contract/core/format.ts';
import { Grid, Group, Text } from '../../../../ui/box/Box.tsx';
import styles from '../panel.module.css';

export interface ConflictBoxProps {
  /** Name of the field. */
  field: string;
  /** Who changed it; empty if the account was deleted. */
  by: string;
  mine: string;
  theirs: string;
  onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Both values of a field that two people changed, and the choice between them. */
export function ConflictBox({ field, by, mine, theirs, onChoose }: ConflictBoxProps) {
  const { t } = useTranslation('collaborations');
  const name = by || t('goneAccount');
  return (
    <Text
      as="div"
      size="md"
      py={12}
      px={14}
      radius="card"
      mb={12}
      ground="warn"
      className={styles.conflict}
      role="group"
      aria-label={t('merge.conflict', { field })}
      data-conflict
    >
      <p>{t('merge.both', { name, field })}</p>
      <Grid as="dl" gap={8} columnGap={16}>
        <div>
          <Text as="dt" size="xs" tone="soft">
            {t('merge.theirs', { name })}
          </Text>
          <Text as="dd" breaks dir="auto">
            {theirs || absent}
          </Text>
        </div>
        <div>
          <Text as="dt" size="xs" tone="soft">
            {t('merge.mine')}
          </Text>
          <Text as="dd" breaks dir="auto">
            {mine || absent}
          </Text>
        </div>
      </Grid>
      <Group gap={8} align="stretch" wrap>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('merge.takeTheirsOf', { field })}
          onClick={() => onChoose('theirs')}
        >
          {t('merge.takeTheirs')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('merge.keepMineOf', { field })}
          onClick={() => onChoose('mine')}
        >
          {t('merge.keepMine')}
        </Button>
      </Group>
    </Text>
  );
}
