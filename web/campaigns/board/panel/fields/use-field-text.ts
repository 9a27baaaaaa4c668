import { useTranslation } from 'react-i18next';
import { type RowField, rowFields, type Row, type UnitName, units } from './field-values.ts';

const isUnit = (key: string): key is UnitName => Object.hasOwn(units, key);
const isRowField = (name: string | undefined): name is RowField => rowFields.some(field => field === name);

/** Names of the form's fields, including those of a deliverable: `7.publishOn` is "Deliverable 2: Publish on". */
export function useFieldText(rows: readonly Row[]): (key: string) => string {
  const { t } = useTranslation('collaborations');
  return key => {
    if (isUnit(key)) return t(`field.${key}`);
    const [row, name] = key.split('.');
    if (!isRowField(name)) return key;
    const place = rows.findIndex(each => each.key === row) + 1;
    return t('deliverable.fieldOf', { place, field: t(`deliverable.field.${name}`) });
  };
}
