import { useTranslation } from 'react-i18next';
import { compactCount, fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Part, type PartOfReport } from './Part.tsx';
import { Tiles } from './Tiles.tsx';

/** The figures of all posts together. */
export function SummaryPart({ content: { summary, posts } }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  if (!summary) return null;
  const { figures, creators, playsGained, engagementsGained } = summary;
  const tiles = [
    { name: t('figure.plays'), value: compactCount(figures.plays) },
    { name: t('figure.playsGained'), value: compactCount(playsGained) },
    { name: t('figure.engagement'), value: percentOfBp(figures.engagementBp) },
    { name: t('figure.engagementsGained'), value: compactCount(engagementsGained) },
    { name: t('figure.likes'), value: compactCount(figures.likes) },
    { name: t('figure.comments'), value: compactCount(figures.comments) },
    { name: t('figure.shares'), value: compactCount(figures.shares) },
    {
      name: `${t('figure.posts')} / ${t('figure.creators')}`,
      value: `${fullCount(posts.all)} / ${fullCount(creators)}`,
    },
  ];
  return (
    <Part title={t('part.summary')}>
      <Tiles tiles={tiles} />
    </Part>
  );
}
