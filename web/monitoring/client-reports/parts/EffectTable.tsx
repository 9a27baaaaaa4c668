import { useTranslation } from 'react-i18next';
import { absent } from '../../../../contract/core/format.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import tables from './tables.module.css';

export interface EffectTableProps<T> {
  rows: readonly T[];
  columns: readonly { name: string; value: (row: T) => string }[];
}

/** Effect figures by creator. */
export function EffectTable<T extends { name: string; handle: string; platform: Platform | null }>({
  rows,
  columns,
}: EffectTableProps<T>) {
  const { t } = useTranslation('client-reports');
  const known = columns.filter(({ value }) => rows.some(row => value(row) !== absent));
  return (
    <Scrollable className={tables.wide} role="group" aria-label={t('effects.byCreator')}>
      <Text as="table" size="sm" full className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('creator', { ns: 'common' })}</th>
            {known.map(({ name }) => (
              <th key={name} scope="col" data-number>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.platform} ${row.handle}`}>
              <th scope="row">
                <bdi>{row.name || row.handle}</bdi>
                {row.platform && <small>{platformNames[row.platform]}</small>}
              </th>
              {known.map(({ name, value }) => (
                <td key={name} data-number>
                  {value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Text>
    </Scrollable>
  );
}
