import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import type { VisitPart } from '../../../../contract/links/link-kinds.ts';
import type { PartRow } from '../../../../contract/links/visits.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { useVisitText } from '../records/use-visit-text.ts';
import { Box, Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import bars from '../../../ui/figures/bars.module.css';
import styles from './parts.module.css';

export interface PartCardProps {
  part: Exclude<VisitPart, 'region' | 'source'>;
  /** Undefined until they are loaded. */
  rows: readonly PartRow[] | undefined;
  /** The address of the records that a row counts. */
  linkTo?: (value: string) => { search: string } | undefined;
  onFollow: () => void;
}

/** The number of rows shown at first. */
const first = 6;

/** Visits by one dimension: largest first, each with its share. */
export function PartCard({ part, rows, linkTo, onFollow }: PartCardProps) {
  const { t } = useTranslation('visits');
  const wordsOf = useVisitText();
  const [isWhole, setWhole] = useState(false);
  const whole = rows?.reduce((sum, { pv }) => sum + pv, 0) ?? 0;
  const max = Math.max(1, ...(rows ?? []).map(({ pv }) => pv));
  const shown = isWhole ? rows : rows?.slice(0, first);
  return (
    <Card title={t(`part.${part}`)} aside={t('part.unit')}>
      {rows && !rows.length && <Text tone="faint">{t('part.none')}</Text>}
      {!rows && (
        <Stack gap={10}>
          {[90, 70, 55, 40].map(width => (
            <Skeleton key={width} width={`${width}%`} height={20} />
          ))}
        </Stack>
      )}
      <Grid as="ul" columnGap={10} size="md" className={`${bars.bars} ${bars.named} ${styles.bars}`}>
        {shown?.map(({ value, pv }) => {
          const name = wordsOf(part, value);
          const to = value === '*' ? undefined : linkTo?.(value);
          return (
            <Grid as="li" align="center" key={value}>
              {to ? (
                <Link to={to} preventScrollReset onClick={onFollow} title={t('part.follow', { name })}>
                  {name}
                </Link>
              ) : (
                <span title={name}>{name}</span>
              )}
              <Box as="span" block clip className={bars.track} aria-hidden>
                <Box as="span" block style={{ inlineSize: `${(pv / max) * 100}%` }} />
              </Box>
              <Text as="b" weight={600} textAlign="end">
                {fullCount(pv)}
              </Text>
              <Text as="small" size="sm" tone="faint" textAlign="end">
                {percentOfBp(Math.round((pv / whole) * 10_000))}
              </Text>
            </Grid>
          );
        })}
      </Grid>
      {rows && rows.length > first && (
        <span className={styles.whole}>
          <LinkButton onClick={() => setWhole(is => !is)}>
            {isWhole ? t('part.fewer') : t('part.all', { count: rows.length })}
          </LinkButton>
        </span>
      )}
    </Card>
  );
}
