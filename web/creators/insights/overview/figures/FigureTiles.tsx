import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { CreatorDetail } from '../../../../../contract/creators/search/creator-search.ts';
import type { Figures } from '../../../../../contract/catalogue/figures.ts';
import { compactCount, fullCount } from '../../../../../contract/core/format.ts';
import { platformNames } from '../../../../catalogue/shared/display-names.ts';
import { Segments } from '../../../../ui/forms/choices/Segments.tsx';
import { growthCardId } from '../growth/GrowthCard.tsx';
import { type FigureKind, kindOf, mainFigures, otherFigures } from './figure-kinds.ts';
import { FigurePosts } from './FigurePosts.tsx';
import { FigureTile } from './FigureTile.tsx';
import { Grid, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './FigureTiles.module.css';
import { PriceTile } from './PriceTile.tsx';

const plainCount = (count: number) => compactCount(count).replace('.00', '');

/** The creators that this one is compared with. */
function PeerText({ creator: { peers, platform } }: { creator: CreatorDetail }) {
  const { t } = useTranslation('insights');
  if (!peers) return null;
  const { bracketFrom, bracketTo, creators } = peers;
  const bracket =
    bracketTo === null
      ? t('overview.bracketFrom', { from: plainCount(bracketFrom) })
      : t('overview.bracket', { from: plainCount(bracketFrom), to: plainCount(bracketTo) });
  return (
    <Text size="md" tone="soft">
      {t('overview.peers', {
        platform: platformNames[platform],
        bracket,
        count: creators,
        number: fullCount(creators),
      })}
    </Text>
  );
}

/** Every figure of a creator; the address tells whose posts are open, and whether medians are shown. */
export function FigureTiles({ creator, figures }: { creator: CreatorDetail; figures: Figures }) {
  const { t } = useTranslation('insights');
  const [params, setParams] = useSearchParams();
  const isMedian = params.get('mean') === 'median';
  const opened = kindOf(params.get('figure'));

  function change(name: string, value: string | null) {
    setParams(
      before => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  }
  function showCurve(days: string) {
    change('days', days);
    document.getElementById(growthCardId)?.scrollIntoView({ block: 'center' });
  }
  const tileOf = (kind: FigureKind) => (
    <FigureTile
      key={kind.name}
      kind={kind}
      creator={creator}
      figures={figures}
      isMedian={isMedian}
      onPosts={() => change('figure', kind.name)}
      onCurve={showCurve}
    />
  );
  const figure = opened && figures[opened.name];
  return (
    <Stack as="section" gap={12} aria-label={t('overview.figures')}>
      <Group gap={8} columnGap={16} justify="between" wrap>
        <PeerText creator={creator} />
        <Segments
          label={t('overview.mean.label')}
          value={isMedian ? 'median' : 'mean'}
          options={[
            { value: 'mean', label: t('overview.mean.mean') },
            { value: 'median', label: t('overview.mean.median') },
          ]}
          onChange={value => change('mean', value === 'median' ? value : null)}
        />
      </Group>
      <Grid as="dl" clip border ground="surface" className={styles.grid}>
        {mainFigures.map(tileOf)}
        <PriceTile creator={creator} figures={figures} />
      </Grid>
      <Grid as="dl" clip border ground="surface" className={styles.grid} data-columns="4">
        {otherFigures.map(tileOf)}
      </Grid>
      {opened && figure && (
        <FigurePosts
          key={opened.name}
          creator={creator}
          kind={opened}
          figure={figure}
          asOf={figures.asOf}
          onClose={() => change('figure', null)}
        />
      )}
    </Stack>
  );
}
