import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ComparedCreator, Comparison } from '../../../contract/creators/comparison.ts';
import { limits } from '../../../contract/core/limits.ts';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { CompareTable } from './table/CompareTable.tsx';
import { followerCurves, indexedToFirst, indexedToMedian, playCurves } from './curves/compared-curves.ts';
import { CurvesCard } from './curves/CurvesCard.tsx';
import { OverlapCard } from './OverlapCard.tsx';
import { Overlay } from '../../ui/overlays/Overlay.tsx';
import { Grid, Group, Text } from '../../ui/box/Box.tsx';
import styles from './page.module.css';

export interface ComparedProps {
  /** In display order. */
  creators: readonly ComparedCreator[];
  comparison: Comparison;
  /** Others are loading. */
  isStale: boolean;
  onMove: (id: number, by: -1 | 1) => void;
  onRemove: (id: number) => void;
}

type Shared = Comparison['sharedHashtags'];

/** What the remaining creators share. */
function sharedBy(shared: Shared, creators: readonly ComparedCreator[]): Shared {
  const here = new Set(creators.map(({ id }) => id));
  return shared
    .map(({ value, creators: having }) => ({ value, creators: having.filter(id => here.has(id)) }))
    .filter(({ creators: having }) => having.length > 1);
}

/** Figures in a table, charts, and what they have in common. */
export function Compared({ creators, comparison, isStale, onMove, onRemove }: ComparedProps) {
  const { t } = useTranslation('comparison');
  const { t: shell } = useTranslation();
  const [params, setParams] = useSearchParams();
  const order = creators.map(({ id }) => id).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- who stands there is known by their ids
  const shown = useMemo(() => creators, [order, comparison]);
  const followers = useMemo(() => followerCurves(shown), [shown]);
  const plays = useMemo(() => playCurves(shown), [shown]);
  const followersIndexed = useMemo(() => indexedToFirst(followers), [followers]);
  const playsIndexed = useMemo(() => indexedToMedian(plays), [plays]);
  const isMedian = params.get('middle') === 'median';
  const areMixed = new Set(shown.map(({ platform }) => platform)).size > 1;
  function choose(name: string, value: string | null) {
    const changed = new URLSearchParams(params);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    setParams(changed, { preventScrollReset: true, replace: true });
  }
  return (
    <>
      {shown.length < limits.compared.min && (
        <Text tone="soft" py={10} px={14} radius="control" className={styles.invite}>
          {t('oneMore')}
        </Text>
      )}
      {areMixed && (
        <Text size="md" tone="warn" leading="relaxed" py={10} px={14} radius="control" ground="warn">
          {t('mixed.about')}
        </Text>
      )}
      <Group gap={10} columnGap={16} justify="between" wrap>
        <Segments
          label={t('middle.label')}
          value={isMedian ? 'median' : 'mean'}
          options={[
            { value: 'mean', label: t('middle.mean') },
            { value: 'median', label: t('middle.median') },
          ]}
          onChange={value => choose('middle', value === 'median' ? value : null)}
        />
      </Group>
      <Overlay isBusy={isStale} label={shell('loading')}>
        <CompareTable
          creators={shown}
          isMedian={isMedian}
          areMixed={areMixed}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Overlay>
      <Grid gap={16} align="stretch" className={styles.row}>
        <CurvesCard
          kind="followers"
          creators={shown}
          absolute={followers}
          indexed={followersIndexed}
          isIndexed={params.get('followers') === 'indexed'}
          onIndexed={is => choose('followers', is ? 'indexed' : null)}
        />
        <CurvesCard
          kind="plays"
          creators={shown}
          absolute={plays}
          indexed={playsIndexed}
          isIndexed={params.get('plays') === 'indexed'}
          onIndexed={is => choose('plays', is ? 'indexed' : null)}
        />
      </Grid>
      {shown.length >= limits.compared.min && (
        <Grid gap={16} align="stretch" className={styles.row}>
          <OverlapCard kind="hashtags" creators={shown} shared={sharedBy(comparison.sharedHashtags, shown)} />
          <OverlapCard kind="brands" creators={shown} shared={sharedBy(comparison.sharedBrands, shown)} />
        </Grid>
      )}
    </>
  );
}
