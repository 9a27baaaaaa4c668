import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { importHeadings } from '../../../../../contract/creators/list-imports/list-import-texts.ts';
import type { ImportMapping } from '../../../../../contract/creators/list-imports/list-imports.ts';
import { currentLang } from '../../../../i18n/lang.ts';
import { Scrollable } from '../../../../ui/tables/Scrollable.tsx';
import { SelectBox } from '../../../../ui/forms/choices/SelectBox.tsx';
import { Text } from '../../../../ui/box/Box.tsx';
import styles from './ColumnTable.module.css';
import { columnLetter, fieldOf, importFields, withColumn } from '../../column-mapping.ts';

export interface ColumnTableProps {
  headings: readonly string[];
  /** The first rows. */
  sample: readonly (readonly string[])[];
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
}

/** The beginning of the file: above each column its field, below its cells. */
export function ColumnTable({ headings, sample, mapping, onChange }: ColumnTableProps) {
  const { t } = useTranslation('list-imports');
  const width = Math.max(headings.length, ...sample.map(row => row.length));
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    letter: columnLetter(column),
    heading: headings[column]?.trim() || t('columns.noHeading'),
    field: fieldOf(mapping, column),
  }));
  const fields = importFields.map(field => ({ value: field, label: importHeadings[currentLang][field] }));
  const options = [{ value: '', label: t('columns.ignored') }, ...fields];
  return (
    <Scrollable className={styles.scroller} aria-label={t('columns.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ column, letter, heading, field }) => (
              <Text
                as="th"
                weight={400}
                tone="soft"
                textAlign="start"
                py={8}
                px={12}
                ground="head"
                key={column}
                scope="col"
                data-used={field ? true : undefined}
              >
                <Text as="span" size="sm" className={styles.letter} aria-hidden>
                  {letter}
                </Text>
                <VisuallyHidden>{t('columns.column', { letter })} </VisuallyHidden>
                <Text as="span" block weight={600} truncate mb={6} title={heading}>
                  {heading}
                </Text>
                <SelectBox
                  label={t('columns.is', { letter, heading })}
                  value={field ?? ''}
                  options={options}
                  onChange={value =>
                    onChange(withColumn(mapping, column, importFields.find(each => each === value) ?? null))
                  }
                />
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file have no other name, and none moves
            <tr key={at}>
              {columns.map(({ column, field }) => (
                <Text
                  as="td"
                  size="md"
                  tone="faint"
                  textAlign="start"
                  py={8}
                  px={12}
                  clip
                  key={column}
                  data-used={field ? true : undefined}
                  title={row[column]}
                >
                  <bdi>{row[column]}</bdi>
                </Text>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
