import { useTranslation } from 'react-i18next';
import type { Brand } from '../../../../contract/creators/insights/insights.ts';
import {
  absent,
  compactCount,
  day,
  fullCount,
  percentOfBp,
  signedPercentOfBp,
} from '../../../../contract/core/format.ts';
import { Text } from '../../../ui/box/Box.tsx';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import styles from '../report.module.css';
import tables from './tables.module.css';
import { Part } from './Part.tsx';

const maxBrands = 10;

/** The brands that the creator advertised, the most frequent first. */
export function BrandsPart({ brands }: { brands: readonly Brand[] }) {
  const { t } = useTranslation('reports');
  const shown = brands.slice(0, maxBrands);
  const rest = brands.length - shown.length;
  return (
    <Part title={t('brands.title')}>
      {!shown.length ? (
        <Text size="xs" tone="soft">
          {t('brands.none')}
        </Text>
      ) : (
        <Scrollable role="group" className={tables.wide} aria-label={t('brands.title')}>
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">{t('brands.name')}</th>
                <th scope="col">{t('posts', { ns: 'common' })}</th>
                <th scope="col">{t('brands.last')}</th>
                <th scope="col">{t('sponsored.medianPlays')}</th>
                <th scope="col">{t('sponsored.medianInteraction')}</th>
                <th scope="col">{t('brands.againstOrganic')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(brand => (
                <tr key={brand.key}>
                  <th scope="row">
                    <bdi>{brand.name}</bdi>
                  </th>
                  <td>{fullCount(brand.posts)}</td>
                  <td>{day(brand.lastAt)}</td>
                  <td>{compactCount(brand.medianPlays)}</td>
                  <td>{percentOfBp(brand.medianInteractionBp)}</td>
                  <td>
                    {brand.againstOrganicBp === null
                      ? absent
                      : signedPercentOfBp(brand.againstOrganicBp - 10_000)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
      )}
      {rest > 0 && (
        <Text size="xs" tone="soft" className={styles.note}>
          {t('brands.more', { count: rest })}
        </Text>
      )}
    </Part>
  );
}
