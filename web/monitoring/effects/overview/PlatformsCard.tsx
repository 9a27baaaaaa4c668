import { useTranslation } from 'react-i18next';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import type { TabProps } from '../EffectTabs.tsx';
import styles from '../figure-table.module.css';
import { figureText } from '../use-tile-text.ts';

const keys = ['plays', 'clicks', 'revenue', 'cost', 'cpm', 'emv', 'roi'] as const;

/** Compares platforms; figures without a platform come last. */
export function PlatformsCard({ effect: { byPlatform, notByPlatform } }: TabProps) {
  const { t } = useTranslation('effects');
  const rows = [
    ...byPlatform.map(({ platform, figures }) => ({ name: platformNames[platform], figures })),
    ...(notByPlatform ? [{ name: t('overview.noPlatform'), figures: notByPlatform }] : []),
  ];
  return (
    <Card title={t('overview.platforms')}>
      <Scrollable className={styles.figures} aria-label={t('overview.platforms')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('platform', { ns: 'common' })}</th>
              {keys.map(key => (
                <th key={key} scope="col">
                  {t(`figure.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, figures }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {keys.map(key => (
                  <td key={key}>{figureText(key, figures)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
    </Card>
  );
}
