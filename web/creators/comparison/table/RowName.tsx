import { useTranslation } from 'react-i18next';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import { fieldName } from '../../../catalogue/shared/display-names.ts';
import { formulaText } from '../../../catalogue/shared/formula-text.ts';
import { nameOf } from '../../shared/shown-creator.ts';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { figureOf, type FigureRow, hasMedian } from './figure-rows.ts';
import { Group } from '../../../ui/box/Box.tsx';

export interface RowNameProps {
  row: FigureRow;
  creators: readonly ComparedCreator[];
  isMedian: boolean;
  areMixed: boolean;
}

/** The name of a figure, which explains its value for each creator. */
export function RowName({ row, creators, isMedian, areMixed }: RowNameProps) {
  const { t } = useTranslation('comparison');
  const { i18n } = useTranslation();
  const { t: insights } = useTranslation('insights');
  const { t: shell } = useTranslation();
  const name = row.name === 'followers' ? fieldName('followers') : insights(`figure.${row.name}`);
  const figured = creators.flatMap(creator => {
    const figure = figureOf(creator, row.name);
    return figure ? [{ creator, figure }] : [];
  });
  const formulas = [...new Map(figured.map(({ figure }) => [figure.formula, figure])).values()];
  return (
    <Group as="span" inline gap={4} columnGap={6} wrap>
      {figured.length ? (
        <Explained name={name}>
          <strong>{name}</strong>
          {formulas.map(figure => (
            <div key={figure.formula}>= {formulaText(i18n, figure, 'words')}</div>
          ))}
          {figured.map(({ creator, figure }) => (
            <div key={creator.id}>
              <bdi>{nameOf(creator)}</bdi>
              {t('colon')}
              {formulaText(i18n, figure, 'numbers')}
              {' · '}
              {shell('figure.sample', { count: figure.sample })}
            </div>
          ))}
        </Explained>
      ) : (
        name
      )}
      {isMedian && hasMedian(creators, row.name) && <Tag>{t('median')}</Tag>}
      {areMixed && row.isOfPlatform && (
        <Tag tone="warn" title={t('mixed.row')}>
          {t('mixed.tag')}
        </Tag>
      )}
    </Group>
  );
}
