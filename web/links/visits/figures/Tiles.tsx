import { useTranslation } from 'react-i18next';
import { absent, fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { Box, Grid, Text } from '../../../ui/box/Box.tsx';
import tiles from '../../../ui/figures/five-tiles.module.css';
import styles from './figures.module.css';
import type { LinkFigures } from '../queries.ts';

const keys = ['pv', 'uv', 'new', 'old', 'each'] as const;
type Key = (typeof keys)[number];

const shareOf = (part: number, whole: number) =>
  percentOfBp(whole ? Math.round((part / whole) * 10_000) : null);

function valueOf(key: Key, { pv, uv, newVisitors }: LinkFigures): string {
  if (key === 'pv') return fullCount(pv);
  if (key === 'uv') return fullCount(uv);
  if (key === 'new') return fullCount(newVisitors);
  if (key === 'old') return fullCount(uv - newVisitors);
  return uv ? (pv / uv).toFixed(2) : absent;
}

/** The figures of the whole range, each with its definition. */
export function Tiles({ figures, isStale }: { figures: LinkFigures | undefined; isStale: boolean }) {
  const { t } = useTranslation('visits');
  const below = (key: Key) => {
    if (!figures) return null;
    const { uv, newVisitors } = figures;
    if (key === 'uv')
      return t('tile.told', {
        byCookie: fullCount(figures.uvByCookie),
        bySender: fullCount(uv - figures.uvByCookie),
      });
    if (key === 'new') return t('tile.shareOfUv', { share: shareOf(newVisitors, uv) });
    if (key === 'old') return t('tile.shareOfUv', { share: shareOf(uv - newVisitors, uv) });
    return t(`tile.below.${key}`);
  };
  return (
    <Grid
      as="dl"
      clip
      border
      ground="surface"
      className={`${tiles.tiles} ${styles.tiles}`}
      aria-busy={!figures}
      data-stale={isStale || undefined}
    >
      {keys.map(key => (
        <Box py={14} px={18} lined key={key} className={tiles.tile}>
          <dt>
            <Explained name={t(`tile.${key}`)}>
              <p>{t(`tile.about.${key}`, { pv: fullCount(figures?.pv), uv: fullCount(figures?.uv) })}</p>
              {key !== 'pv' && (
                <Box as="p" mt={8}>
                  {t('tile.visitor')}
                </Box>
              )}
            </Explained>
          </dt>
          <Text as="dd" size="5xl" weight={600} leading="normal" className={tiles.value}>
            {figures ? valueOf(key, figures) : <Skeleton width={72} height={26} />}
          </Text>
          <Text as="dd" size="sm" tone="soft" minH={19}>
            {figures ? below(key) : <Skeleton width={90} height={13} />}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
