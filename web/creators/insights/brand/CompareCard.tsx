import { useTranslation } from 'react-i18next';
import { compactCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { Box, Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './brand.module.css';
import { leastPosts, verdictOf } from './sponsored-verdict.ts';
import type { BrandsReply } from './queries.ts';

type Sides = Pick<BrandsReply, 'sponsored' | 'organic'>;
type Measure = 'medianPlays' | 'medianInteractionBp';

interface BarsProps extends Sides {
  name: string;
  formula: string;
  measure: Measure;
  written: (value: number | null) => string;
}

/** The two medians as bars from zero, one above the other. */
function Bars({ name, formula, measure, written, sponsored, organic }: BarsProps) {
  const { t } = useTranslation('insights');
  const max = Math.max(1, sponsored[measure] ?? 0, organic[measure] ?? 0);
  const lines = [
    { key: 'sponsored', value: sponsored[measure] },
    { key: 'organic', value: organic[measure] },
  ] as const;
  return (
    <Text as="div" size="md">
      <Explained name={name}>
        <p>{formula}</p>
      </Explained>
      <Stack as="dl" gap={6} tone="soft" mt={6} className={styles.bars}>
        {lines.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`brand.${key}`)}</dt>
            <Grid as="dd" gap={10} align="center">
              <Box as="span" block aria-hidden>
                <Box
                  as="span"
                  block
                  className={styles.bar}
                  data-side={key}
                  style={{ width: `${((value ?? 0) / max) * 100}%` }}
                />
              </Box>
              <Text as="span" weight={600} tone="ink" textAlign="end">
                {written(value)}
              </Text>
            </Grid>
          </div>
        ))}
      </Stack>
    </Text>
  );
}

/** The reach of sponsored posts compared with the others, as text and as medians. */
export function CompareCard({ sponsored, organic }: Sides) {
  const { t } = useTranslation('insights');
  const verdict = verdictOf(sponsored, organic);
  const numbers = 'percent' in verdict ? { percent: verdict.percent } : {};
  const counts = { sponsored: sponsored.countedPosts, organic: organic.countedPosts };
  return (
    <Card title={t('brand.compare')} aside={t('brand.compareAside')}>
      {verdict.kind === 'tooFew' ? (
        <Text size="md" tone="soft">
          {t('brand.tooFew', { min: leastPosts, ...counts })}
        </Text>
      ) : (
        <Text size="md" tone="soft">
          <Text as="strong" size="xl" tone="ink">
            {t(`brand.${verdict.kind}`, numbers)}
          </Text>{' '}
          {t('brand.restsOn', counts)}
        </Text>
      )}
      <Grid gap={16} columnGap={40} mt={14} className={styles.measures}>
        <Bars
          name={t('brand.medianPlays')}
          formula={t('brand.playsFormula')}
          measure="medianPlays"
          written={compactCount}
          sponsored={sponsored}
          organic={organic}
        />
        <Bars
          name={t('brand.medianInteraction')}
          formula={t('brand.interactionFormula')}
          measure="medianInteractionBp"
          written={percentOfBp}
          sponsored={sponsored}
          organic={organic}
        />
      </Grid>
    </Card>
  );
}
