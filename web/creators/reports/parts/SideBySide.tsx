import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedCreator, Comparison } from '../../../../contract/creators/comparison.ts';
import { compactCount } from '../../../../contract/core/format.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { LevelTag } from '../../../ui/labels/LevelTag.tsx';
import { figureOf, figureText, type ReportFigure, reportFigures, peerRankOf } from '../report-figures.ts';
import { regionIn } from '../report-names.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import styles from '../report.module.css';
import tables from './tables.module.css';
import { useReportLang } from '../use-report-lang.ts';
import { FormulaMark } from './FormulaMark.tsx';
import { Part } from './Part.tsx';

const nameOf = ({ name, handle }: ComparedCreator) => name || handle;

function Shared({
  title,
  sign = '',
  values,
  creators,
}: {
  title: string;
  /** Before each value. */
  sign?: string;
  values: Comparison['sharedBrands'];
  creators: readonly ComparedCreator[];
}) {
  const { t } = useTranslation('reports');
  const names = new Map(creators.map(creator => [creator.id, nameOf(creator)]));
  return (
    <Part title={title}>
      {values.length ? (
        <Group as="ul" gap={4} columnGap={16} align="stretch" wrap className={styles.shared}>
          {values.map(({ value, creators: ids }) => (
            <li key={value}>
              <bdi>
                <b>{sign + value}</b>
              </bdi>{' '}
              <span>{ids.flatMap(id => names.get(id) ?? []).join(t('comma', { ns: 'common' }))}</span>
            </li>
          ))}
        </Group>
      ) : (
        <Text size="xs" tone="soft">
          {t('compared.noneShared')}
        </Text>
      )}
    </Part>
  );
}

function Line({
  name,
  creators,
  cell,
}: {
  name: ReactNode;
  creators: readonly ComparedCreator[];
  cell: (creator: ComparedCreator) => ReactNode;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {creators.map(creator => (
        <td key={creator.id}>{cell(creator)}</td>
      ))}
    </tr>
  );
}

function FigureCell({ creator, name }: { creator: ComparedCreator; name: ReportFigure }) {
  const { t } = useTranslation('reports');
  const standing = peerRankOf(creator, name);
  return (
    <td>
      <Text as="span" weight={600}>
        {figureText(name, figureOf(creator, name)?.value)}
      </Text>
      {standing && (
        <small>
          <LevelTag level={standing.level} /> {t('compared.percentile', { percent: standing.percentile })}
        </small>
      )}
    </td>
  );
}

/** Several creators in columns, a figure per line, and what they share. */
export function SideBySide({
  comparison,
  formulas,
}: {
  comparison: Comparison;
  formulas: readonly string[];
}) {
  const { t } = useTranslation('reports');
  const lang = useReportLang();
  const { creators, sharedHashtags, sharedBrands } = comparison;
  return (
    <>
      <Part title={t('compared.title')}>
        <Scrollable role="group" className={tables.wide} aria-label={t('compared.title')}>
          <table className={`${tables.table} ${tables.columns}`}>
            <thead>
              <tr>
                <th scope="col">{t('figures.name')}</th>
                {creators.map(creator => (
                  <th key={creator.id} scope="col">
                    <bdi>{nameOf(creator)}</bdi>
                    <small dir="ltr">@{creator.handle}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Line
                name={t('platform', { ns: 'common' })}
                creators={creators}
                cell={({ platform }) => platformNames[platform]}
              />
              <Line
                name={t('compared.region')}
                creators={creators}
                cell={({ region }) => (region ? regionIn(lang, region) : '—')}
              />
              <Line
                name={t('who.followers')}
                creators={creators}
                cell={({ followers }) => compactCount(followers)}
              />
              {reportFigures.map(name => (
                <tr key={name}>
                  <th scope="row">
                    {t(`figure.${name}`)}
                    <FormulaMark creators={creators} name={name} formulas={formulas} />
                  </th>
                  {creators.map(creator => (
                    <FigureCell key={creator.id} creator={creator} name={name} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
        <Text size="xs" tone="soft" className={styles.note}>
          {t('compared.peers')} {t('figures.levels')}
        </Text>
      </Part>
      <Shared title={t('compared.hashtags')} sign="#" values={sharedHashtags} creators={creators} />
      <Shared title={t('compared.brands')} values={sharedBrands} creators={creators} />
    </>
  );
}
