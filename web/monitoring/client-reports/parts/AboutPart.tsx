import { useTranslation } from 'react-i18next';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from '../paper.module.css';
import { isKnown } from './EffectsPart.tsx';
import { Part, type PartOfReport } from './Part.tsx';

/** The sources of the figures and their calculation. */
export function AboutPart({ content }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  const { oldestAt, newestAt, zone, posts, effects, costs } = content;
  const { heldBack, offline } = posts;
  const hasEngagement = content.summary ?? content.gallery ?? content.creators;
  const lines = [
    oldestAt && t('about.figures', { from: dateTime(oldestAt, zone), to: dateTime(newestAt, zone) }),
    hasEngagement && t('about.engagement'),
    content.days && t('about.gained', { zone: zone.replaceAll('_', ' ') }),
    heldBack > 0 && t('about.heldBack', { count: heldBack, number: fullCount(heldBack) }),
    offline > 0 && t('about.offline', { count: offline, number: fullCount(offline) }),
    effects && isKnown(effects.totals, ['clicks', 'orders']) && t('about.clicks'),
    effects && isKnown(effects.totals, ['emvFen']) && t('about.emv'),
    costs && isKnown(costs.totals, ['costFen']) && t('about.costs'),
  ].filter(line => typeof line === 'string' && line !== '');
  if (!lines.length) return null;
  return (
    <Part title={t('about.title')} isLong>
      <Text as="ul" size="xs" tone="soft" breaks className={styles.notes}>
        {lines.map(line => (
          <li key={String(line)}>{line}</li>
        ))}
      </Text>
    </Part>
  );
}
