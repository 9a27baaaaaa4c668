import { useTranslation } from 'react-i18next';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import { absent, compactCount, fullCount } from '../../../../contract/core/format.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { LevelTag } from '../../../ui/labels/LevelTag.tsx';
import { figureOf, figureText, reportFigures, peerRankOf } from '../report-figures.ts';
import { Text } from '../../../ui/box/Box.tsx';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import styles from '../report.module.css';
import tables from './tables.module.css';
import { FormulaMark } from './FormulaMark.tsx';
import { Part } from './Part.tsx';

function Row({
  creator,
  name,
  formulas,
}: {
  creator: ComparedCreator;
  name: (typeof reportFigures)[number];
  formulas: readonly string[];
}) {
  const { t } = useTranslation('reports');
  const figure = figureOf(creator, name);
  const standing = peerRankOf(creator, name);
  return (
    <tr>
      <th scope="row">
        {t(`figure.${name}`)}
        <FormulaMark creators={[creator]} name={name} formulas={formulas} />
      </th>
      <Text as="td" weight={600}>
        {figureText(name, figure?.value)}
      </Text>
      <td>{figure?.median == null ? absent : figureText(name, figure.median)}</td>
      <td>
        {standing ? (
          <>
            <LevelTag level={standing.level} /> {t('figures.percentile', { percent: standing.percentile })}
          </>
        ) : (
          absent
        )}
      </td>
      <td>{standing ? figureText(name, standing.peerMedian) : absent}</td>
    </tr>
  );
}

/** Who the peers are, and what level and percentile mean. */
function PeersNote({ creator }: { creator: ComparedCreator }) {
  const { t } = useTranslation('reports');
  const { peers, platform } = creator;
  if (!peers)
    return (
      <Text size="xs" tone="soft" className={styles.note}>
        {t('figures.noPeers')}
      </Text>
    );
  const from = compactCount(peers.bracketFrom);
  const bracket =
    peers.bracketTo === null
      ? t('figures.bracketFrom', { from })
      : t('figures.bracket', { from, to: compactCount(peers.bracketTo) });
  return (
    <Text size="xs" tone="soft" className={styles.note}>
      {t('figures.peers', {
        platform: platformNames[platform],
        bracket,
        count: peers.creators,
        number: fullCount(peers.creators),
      })}{' '}
      {t('figures.levels')}
    </Text>
  );
}

/** Figures of one creator, each with its rank among the peers. */
export function FiguresTable({
  creator,
  formulas,
}: {
  creator: ComparedCreator;
  formulas: readonly string[];
}) {
  const { t } = useTranslation('reports');
  return (
    <Part title={t('figures.title')} aside={t('figures.aside')}>
      <Scrollable role="group" className={tables.wide} aria-label={t('figures.title')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('figures.name')}</th>
              <th scope="col">{t('figures.value')}</th>
              <th scope="col">{t('figures.median')}</th>
              <th scope="col">{t('figures.standing')}</th>
              <th scope="col">{t('figures.peerMedian')}</th>
            </tr>
          </thead>
          <tbody>
            {reportFigures.map(name => (
              <Row key={name} creator={creator} name={name} formulas={formulas} />
            ))}
          </tbody>
        </table>
      </Scrollable>
      <PeersNote creator={creator} />
    </Part>
  );
}
