import { useTranslation } from 'react-i18next';
import { sourceNames, visitorNames } from '../../../../contract/links/visit-texts.ts';
import type { PartRow } from '../../../../contract/links/visits.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Grid } from '../../../ui/box/Box.tsx';
import styles from './figures.module.css';
import type { LinkFigures } from '../queries.ts';
import { SplitCard } from './SplitCard.tsx';

export interface SplitCardsProps {
  figures: LinkFigures | undefined;
  sources: readonly PartRow[] | undefined;
}

const visitors = visitorNames[currentLang];
const names = sourceNames[currentLang];

/** New and returning visitors; QR scans and clicks. */
export function SplitCards({ figures, sources }: SplitCardsProps) {
  const { t } = useTranslation('visits');
  const pvOf = (source: 'qr' | 'link') => sources?.find(({ value }) => value === source)?.pv ?? 0;
  return (
    <Grid gap={16} cols={1} className={styles.splits}>
      <SplitCard
        title={t('split.visitors')}
        aside={t('tile.uv')}
        parts={
          figures && [
            [visitors.new, figures.newVisitors],
            [visitors.old, figures.uv - figures.newVisitors],
          ]
        }
      />
      <SplitCard
        title={t('split.sources')}
        aside={t('tile.pv')}
        parts={
          sources && [
            [names.link, pvOf('link')],
            [names.qr, pvOf('qr')],
          ]
        }
      />
    </Grid>
  );
}
