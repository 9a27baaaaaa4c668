import { useTranslation } from 'react-i18next';
import { absent } from '../../../../contract/core/format.ts';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import { agoText, categoryName, languageName, regionName } from '../../../catalogue/shared/display-names.ts';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import { ComparedHead } from './ComparedHead.tsx';
import { bestPlaces, figureRows, valueOf } from './figure-rows.ts';
import { FigureCell } from './FigureCell.tsx';
import { PriceRows } from './PriceRows.tsx';
import { RowName } from './RowName.tsx';
import { Box } from '../../../ui/box/Box.tsx';
import styles from './table.module.css';

export interface CompareTableProps {
  creators: readonly ComparedCreator[];
  isMedian: boolean;
  areMixed: boolean;
  onMove: (id: number, by: -1 | 1) => void;
  onRemove: (id: number) => void;
}

const facts = {
  region: ({ region }: ComparedCreator) => region && regionName(region),
  language: ({ language }: ComparedCreator) => language && languageName(language),
  category: ({ category }: ComparedCreator) => category && categoryName(category),
  lastPost: ({ lastPostAt }: ComparedCreator) => lastPostAt && agoText(lastPostAt),
} as const;
const factNames = Object.keys(facts) as (keyof typeof facts)[];

/** Figures by row, creators by column; the names of the figures stay visible while scrolling. */
export function CompareTable({ creators, isMedian, areMixed, onMove, onRemove }: CompareTableProps) {
  const { t } = useTranslation('comparison');
  return (
    <Scrollable className={styles.scroller} aria-label={t('table')}>
      <Box as="table" full className={styles.table} aria-label={t('table')}>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            {creators.map((creator, at) => (
              <th key={creator.id} scope="col">
                <ComparedHead
                  creator={creator}
                  place={at}
                  count={creators.length}
                  onMove={by => onMove(creator.id, by)}
                  onRemove={() => onRemove(creator.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factNames.map(name => (
            <tr key={name}>
              <th scope="row">{t(`row.${name}`)}</th>
              {creators.map(creator => (
                <td key={creator.id}>{facts[name](creator) ?? absent}</td>
              ))}
            </tr>
          ))}
          {figureRows.map(row => {
            const values = creators.map(creator => valueOf(creator, row.name, isMedian));
            const isJudged = row.best && !(areMixed && row.isOfPlatform);
            const best = isJudged ? bestPlaces(values, 'most') : new Set<number>();
            return (
              <tr key={row.name}>
                <th scope="row">
                  <RowName row={row} creators={creators} isMedian={isMedian} areMixed={areMixed} />
                </th>
                {creators.map((creator, at) => (
                  <td key={creator.id}>
                    <FigureCell row={row} creator={creator} isMedian={isMedian} isBest={best.has(at)} />
                  </td>
                ))}
              </tr>
            );
          })}
          <PriceRows creators={creators} areMixed={areMixed} />
        </tbody>
      </Box>
    </Scrollable>
  );
}
