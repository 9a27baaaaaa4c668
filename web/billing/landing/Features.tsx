import { useTranslation } from 'react-i18next';
import { FeatureRow } from './FeatureRow.tsx';
import { ProductPicture } from './ProductPicture.tsx';

/** What the product does, in the order of the work, each with its picture: left and right in turn. */
export function Features() {
  const { t } = useTranslation('landing');
  const features = [
    {
      name: 'figures',
      points: [t('figures.points.formula'), t('figures.points.peers'), t('figures.points.growth')],
    },
    { name: 'mail', points: [t('mail.points.rounds'), t('mail.points.own'), t('mail.points.honest')] },
    { name: 'inbox', points: [t('inbox.points.match'), t('inbox.points.kinds'), t('inbox.points.team')] },
    {
      name: 'campaigns',
      points: [t('campaigns.points.page'), t('campaigns.points.money'), t('campaigns.points.calendar')],
    },
    { name: 'links', points: [t('links.points.quick'), t('links.points.people'), t('links.points.where')] },
    {
      name: 'returns',
      points: [t('returns.points.watch'), t('returns.points.formulas'), t('returns.points.report')],
    },
  ] as const;
  return features.map(({ name, points }, at) => (
    <FeatureRow
      key={name}
      id={name}
      title={t(`${name}.title`)}
      about={t(`${name}.about`)}
      points={points}
      isTurned={at % 2 === 0}
    >
      <ProductPicture name={name} alt={t(`${name}.picture`)} />
    </FeatureRow>
  ));
}
