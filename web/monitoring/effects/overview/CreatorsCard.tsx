import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorEffect } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Chart } from '../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { useCreatorName } from '../CreatorName.tsx';
import { figureText } from '../use-tile-text.ts';
import { barKeys, barsOf, creatorBars, maxBars, valueOf, type BarKey } from './creator-bars.ts';
import { Text } from '../../../ui/box/Box.tsx';

/** Compares creators by a chosen figure. */
export function CreatorsCard({ creators }: { creators: readonly CreatorEffect[] }) {
  const { t } = useTranslation('effects');
  const nameOf = useCreatorName();
  const [key, setKey] = useState<BarKey>('plays');
  const drawn = useMemo(() => {
    const bars = barsOf(creators, key);
    return { bars, key, names: bars.map(nameOf), texts: bars.map(bar => figureText(key, bar.figures)) };
  }, [creators, key, nameOf]);
  const option = useCallback((colors: ChartColors) => creatorBars(colors, drawn), [drawn]);
  const figure = t(`figure.${key}`);
  const known = creators.filter(creator => valueOf(creator, key) !== null).length;
  return (
    <Card
      title={t('overview.creators')}
      aside={
        <SelectBox
          label={t('overview.creatorsBy')}
          value={key}
          options={barKeys.map(value => ({ value, label: t(`figure.${value}`) }))}
          onChange={setKey}
        />
      }
    >
      {drawn.bars.length ? (
        <Chart
          label={t('overview.creatorsLabel', { figure })}
          height={Math.max(120, drawn.bars.length * 34 + 16)}
          option={option}
          table={
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('creator', { ns: 'common' })}</th>
                  <th scope="col">{figure}</th>
                </tr>
              </thead>
              <tbody>
                {drawn.names.map((name, at) => (
                  <tr key={name}>
                    <td>{name}</td>
                    <td>{drawn.texts[at]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          }
        />
      ) : (
        <Text size="md" tone="soft" leading="relaxed">
          {t('overview.noCreators')}
        </Text>
      )}
      {known > maxBars && (
        <Text size="md" tone="soft" leading="relaxed">
          {t('overview.creatorsMore', { count: maxBars })}
        </Text>
      )}
    </Card>
  );
}
