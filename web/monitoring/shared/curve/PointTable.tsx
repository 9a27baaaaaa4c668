import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { postFigureNames } from '../../../../contract/catalogue/post-metrics.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './PlaysCurve.module.css';
import { type PostSeries, valueAt } from './plays-curve.ts';
import { useGapText } from './use-gap-text.ts';

/** All readings, newest first, with the gaps between them. */
export function PointTable({ series: { points, gaps } }: { series: Pick<PostSeries, 'points' | 'gaps'> }) {
  const { t } = useTranslation('monitors');
  const { why, when } = useGapText();
  const rows = points.toReversed();
  /** The gaps that begin between this point and the one above it. */
  const gapsAbove = (at: number) => {
    const [seconds] = rows[at] ?? [-Infinity];
    const [next] = rows[at - 1] ?? [Infinity];
    return gaps.filter(({ from }) => {
      const begins = Date.parse(from) / 1000;
      return begins >= seconds && begins < next;
    });
  };
  const gapRows = (at: number) =>
    gapsAbove(at)
      .toReversed()
      .map(gap => (
        <tr key={gap.from}>
          <Text as="td" tone="soft" ground="warn" className={styles.missing}>
            {when(gap)}
          </Text>
          <Text as="td" tone="soft" ground="warn" className={styles.missing} colSpan={postFigureNames.length}>
            {t('curve.missing')} · {why(gap)}
          </Text>
        </tr>
      ));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('curve.at')}</th>
          {postFigureNames.map(name => (
            <th key={name} scope="col">
              {t(`figure.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((point, at) => (
          <Fragment key={point[0]}>
            {gapRows(at)}
            <tr>
              <td>{dateTime(new Date(point[0] * 1000).toISOString())}</td>
              {postFigureNames.map(name => (
                <td key={name}>{fullCount(valueAt(point, name))}</td>
              ))}
            </tr>
          </Fragment>
        ))}
        {gapRows(rows.length)}
      </tbody>
    </table>
  );
}
