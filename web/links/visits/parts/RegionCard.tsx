import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { regionName } from '../../../../contract/core/regions/region-names.ts';
import type { PartRow } from '../../../../contract/links/visits.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { WorldMap } from '../../../ui/charts/world-map/WorldMap.tsx';
import { regionTree } from './region-tree.ts';
import { RegionTable, type RegionTableProps } from './RegionTable.tsx';
import { Grid, Text } from '../../../ui/box/Box.tsx';
import styles from './parts.module.css';

export interface RegionCardProps extends Pick<RegionTableProps, 'linkTo' | 'onFollow'> {
  /** Undefined until they are loaded. */
  rows: readonly PartRow[] | undefined;
}

const isCountry = ({ code }: { code: string }) => /^[A-Z]{2}$/.test(code);

/** Visits by region: a map, and a table beside it. */
export function RegionCard({ rows, ...table }: RegionCardProps) {
  const { t } = useTranslation('visits');
  const nodes = useMemo(() => rows && regionTree(rows), [rows]);
  const places = useMemo(
    () =>
      (nodes ?? [])
        .filter(isCountry)
        .map(({ code, pv }) => ({ code, name: regionName(code, currentLang), value: pv })),
    [nodes],
  );
  const max = places[0];
  return (
    <Card title={t('part.region')} aside={t('region.basis')}>
      <Grid gap={16} columnGap={24} align="start" className={styles.world}>
        {nodes ? (
          <>
            <WorldMap
              label={
                max
                  ? t('region.label', { count: places.length, name: max.name, pv: fullCount(max.value) })
                  : t('part.none')
              }
              words={{ region: t('region.name'), value: t('tile.pv') }}
              places={places}
            />
            {nodes.length ? (
              <RegionTable nodes={nodes} {...table} />
            ) : (
              <Text tone="faint">{t('part.none')}</Text>
            )}
          </>
        ) : (
          <div className={styles.worldSkeleton} />
        )}
      </Grid>
    </Card>
  );
}
