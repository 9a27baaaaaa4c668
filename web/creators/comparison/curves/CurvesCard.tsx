import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, compactCount, fullCount } from '../../../../contract/core/format.ts';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import { nameOf } from '../../shared/shown-creator.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Chart } from '../../../ui/charts/Chart.tsx';
import { axisCount } from '../../../ui/charts/axis-count.ts';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './curves.module.css';
import type { Curves } from './compared-curves.ts';
import { colorOf, curvesOption, glyphOf } from './curves-option.ts';

export interface CurvesCardProps {
  kind: 'followers' | 'plays';
  creators: readonly ComparedCreator[];
  /** As absolute values, and each relative to its own base of 100. */
  absolute: Curves;
  indexed: Curves;
  isIndexed: boolean;
  onIndexed: (isIndexed: boolean) => void;
}

/** A line per creator, as absolute values or relative to its own first or median value. */
export function CurvesCard({ kind, creators, absolute, indexed, isIndexed, onIndexed }: CurvesCardProps) {
  const { t } = useTranslation('comparison');
  const curves = isIndexed ? indexed : absolute;
  const names = useMemo(() => creators.map(nameOf), [creators]);
  const place = useCallback(
    (each: string) => (kind === 'plays' ? t('curve.post', { place: each }) : each),
    [kind, t],
  );
  const known = curves.lines.flatMap(({ values }) => values.flatMap(value => value ?? []));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const option = useCallback(
    (colors: ChartColors) =>
      curvesOption(
        colors,
        curves,
        {
          names,
          place,
          tick: each => (kind === 'plays' ? each : each.slice(5)),
          value: value => (isIndexed ? value.toFixed(1) : compactCount(value).replace('.00', '')),
          axis: isIndexed ? value => value.toFixed(1) : axisCount(kind === 'plays' ? 0 : low, high),
          isWhole: !isIndexed,
        },
        kind === 'plays',
      ),
    [curves, names, place, kind, isIndexed, low, high],
  );
  const title = t(`curve.${kind}`);
  const written = (value: number | null | undefined) =>
    value == null ? absent : isIndexed ? value.toFixed(1) : fullCount(value);
  const places = curves.axis.map((each, at) => ({ each, at }));
  return (
    <Card
      title={title}
      aside={
        <Segments
          label={t('curve.unit', { name: title })}
          value={isIndexed ? 'indexed' : 'absolute'}
          options={[
            { value: 'absolute', label: t(`curve.absolute.${kind}`) },
            { value: 'indexed', label: t(`curve.indexed.${kind}`) },
          ]}
          onChange={value => onIndexed(value === 'indexed')}
        />
      }
    >
      {curves.axis.length > 1 ? (
        <>
          <Group
            as="ul"
            gap={4}
            columnGap={18}
            align="stretch"
            wrap
            size="md"
            tone="soft"
            className={styles.legend}
          >
            {names.map((name, at) => (
              <Text as="li" breaks key={creators[at]?.id}>
                <span style={{ color: colorOf(at) }} aria-hidden>
                  {glyphOf(at)}
                </span>{' '}
                <bdi>{name}</bdi>
              </Text>
            ))}
          </Group>
          <Chart
            label={t(`curve.label.${kind}`, {
              names: names.join(t('comma', { ns: 'common' })),
              count: curves.axis.length,
            })}
            height={260}
            option={option}
            table={
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t(`curve.axis.${kind}`)}</th>
                    {names.map((name, at) => (
                      <th key={creators[at]?.id} scope="col">
                        <bdi>{name}</bdi>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {places
                    .filter(({ at }) => curves.lines.some(({ values }) => values[at] != null))
                    .toReversed()
                    .map(({ each, at }) => (
                      <tr key={each}>
                        <td>{place(each)}</td>
                        {curves.lines.map(({ id, values }) => (
                          <td key={id}>{written(values[at])}</td>
                        ))}
                      </tr>
                    ))}
                </tbody>
              </table>
            }
          />
          <Text size="sm" tone="faint" leading="relaxed">
            {t(isIndexed ? `curve.indexedAbout.${kind}` : `curve.about.${kind}`)}
          </Text>
        </>
      ) : (
        <Text size="sm" tone="faint" leading="relaxed">
          {t(`curve.none.${kind}`)}
        </Text>
      )}
    </Card>
  );
}
