import { useTranslation } from 'react-i18next';
import type { AudiencePart } from '../../../../contract/core/sources/audience.ts';
import { percentOfBp } from '../../../../contract/core/format.ts';
import { largest, likelyShare } from './audience-parts.ts';
import { Box, Grid, Text } from '../../../ui/box/Box.tsx';
import bars from '../../../ui/figures/bars.module.css';
import styles from './audience.module.css';

export interface PartBarsProps {
  parts: readonly AudiencePart[];
  nameOf: (key: string) => string;
  /** The number of people of an estimate; null for a source's data. */
  people: number | null;
  /** Keeps the given order, which ages have. */
  inOrder?: boolean;
}

const max = 10;

/** A bar for each part of the whole: the largest ten, the rest, and the unreported share. */
export function PartBars({ parts, nameOf, people, inOrder }: PartBarsProps) {
  const { t } = useTranslation('insights');
  const { shown, rest, missingBp } = largest(parts, max);
  const lines = [
    ...(inOrder ? parts : shown).map(({ key, shareBp }) => ({
      key,
      name: nameOf(key),
      shareBp,
      isPart: true,
    })),
    ...(rest
      ? [
          {
            key: 'rest',
            name: t('audience.rest', { count: rest.parts }),
            shareBp: rest.shareBp,
            isPart: true,
          },
        ]
      : []),
    ...(missingBp
      ? [{ key: 'missing', name: t('audience.notReported'), shareBp: missingBp, isPart: false }]
      : []),
  ];
  return (
    <Grid
      as="ul"
      columnGap={12}
      size="md"
      className={`${bars.bars} ${styles.bars}`}
      data-ranged={people !== null || undefined}
    >
      {lines.map(({ key, name, shareBp, isPart }) => {
        const range = people === null ? null : likelyShare(shareBp, people);
        return (
          <Grid as="li" align="center" key={key} data-missing={!isPart || undefined}>
            <Text as="span" truncate className={styles.name} title={name}>
              {name}
            </Text>
            <Box as="span" block clip className={bars.track} aria-hidden>
              <Box as="span" block style={{ inlineSize: `${shareBp / 100}%` }} />
            </Box>
            <Text as="b" weight={600} textAlign="end">
              {percentOfBp(shareBp)}
            </Text>
            {range && (
              <Text as="small" size="sm" tone="faint">
                {t('audience.range', { from: percentOfBp(range.from), to: percentOfBp(range.to) })}
              </Text>
            )}
          </Grid>
        );
      })}
    </Grid>
  );
}
