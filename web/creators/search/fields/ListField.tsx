import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLists } from '../../shared/queries.ts';
import type { FilterDef } from '../filter-definitions.ts';
import { faultOf, type FieldProps } from './values/field-props.ts';

/** One of the team's lists. */
export function ListField({ def, label, draft, faults, onChange }: FieldProps<FilterDef & { kind: 'list' }>) {
  const { t } = useTranslation('creators');
  const { data } = useLists();
  const [name] = def.names;
  const options = (data?.lists ?? []).map(list => ({ value: String(list.id), label: list.name }));
  const isKnown = !draft[name] || options.some(({ value }) => value === draft[name]);
  return (
    <NativeSelect
      label={label}
      value={draft[name]}
      error={faultOf(faults, name)}
      data={[
        { value: '', label: t('filter.any') },
        ...options,
        ...(isKnown ? [] : [{ value: draft[name], label: t('filter.goneList') }]),
      ]}
      onChange={event => onChange(name, event.currentTarget.value)}
    />
  );
}
