import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOfBp } from '../../../contract/core/format.ts';
import { Count } from '../../ui/figures/Count.tsx';
import { LevelTag } from '../../ui/labels/LevelTag.tsx';
import { fieldName } from '../../catalogue/shared/display-names.ts';
import { CreatorCell } from '../shared/rows/CreatorCell.tsx';
import type { Similar } from './queries.ts';
import { Reasons } from './Reasons.tsx';
import styles from './similar.module.css';

export interface SimilarRowProps {
  similar: Similar;
  /** In front of the row: a checkbox. */
  before?: ReactNode;
  /** The actions on the creator. */
  actions: ReactNode;
}

/** A similar creator: similarity, reasons and key figures. */
export function SimilarRow({ similar: { creator, likeness, reasons }, before, actions }: SimilarRowProps) {
  const { t } = useTranslation('similar');
  const { t: creators } = useTranslation('creators');
  const figures = [
    { name: fieldName('followers'), value: <Count value={creator.followers} /> },
    { name: t('plays'), value: <Count value={creator.averagePlays} /> },
    {
      name: creators('column.avg_intrate'),
      value: (
        <>
          {percentOfBp(creator.interactionBp)} <LevelTag level={creator.level} />
        </>
      ),
    },
  ];
  return (
    <li className={styles.row} data-ticks={before ? true : undefined}>
      {before}
      <div className={styles.who}>
        <CreatorCell row={creator} />
        <Reasons reasons={reasons} />
      </div>
      <dl className={styles.figures}>
        <div className={styles.likeness}>
          <dt>{t('likeness')}</dt>
          <dd>
            {likeness}%
            <span className={styles.track} aria-hidden>
              <span style={{ width: `${likeness}%` }} />
            </span>
          </dd>
        </div>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
