import { useTranslation } from 'react-i18next';
import { Why } from '../shared/Why.tsx';
import type { RankedAd } from './queries.ts';

/** How the score of an ad was calculated: which of the three ways, and with which numbers. */
export function AdWhy({ row: { why, score } }: { row: Pick<RankedAd, 'why' | 'score'> }) {
  const { t } = useTranslation('ads');
  const { reach = null, before = null, days = null, isNew = 0 } = why;
  const basis = isNew ? 'whole' : before === null ? 'told' : 'gained';
  return (
    <Why
      formula={t('formula')}
      parts={[
        { name: t('part.reach'), value: reach },
        ...(basis === 'gained' ? [{ name: t('part.before', { count: days ?? 0 }), value: before }] : []),
        { name: t('part.score'), value: score },
      ]}
    >
      {t(`basis.${basis}`)}
    </Why>
  );
}
