import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { importStates, type ImportsState } from './import-state.ts';
import { useListNames } from './queries.ts';

export interface ImportFiltersProps {
  filter: ImportsState;
  onChange: (filter: Partial<ImportsState>) => void;
}

/** The filters of imports, as chips. */
export function ImportFilters({ filter, onChange }: ImportFiltersProps) {
  const { t } = useTranslation('list-imports');
  const { data } = useListNames();
  const { state, listId } = filter;
  const lists = (data?.lists ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isKnown = !listId || lists.some(({ value }) => value === String(listId));
  const gone = isKnown ? [] : [{ value: String(listId), label: t('goneList', { id: listId }) }];
  const chip = (label: string) => ({ label, removeLabel: t('removeFilter', { ns: 'common', name: label }) });
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <ChoiceChip
        {...chip(t('state', { ns: 'common' }))}
        value={state ?? ''}
        options={importStates.map(each => ({ value: each, label: t(`state.${each}`) }))}
        onChange={value => onChange({ state: importStates.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        {...chip(t('list', { ns: 'common' }))}
        value={listId ? String(listId) : ''}
        options={[...lists, ...gone]}
        onChange={value => onChange({ listId: Number(value) || null })}
      />
      {(state || listId) && (
        <LinkButton onClick={() => onChange({ state: null, listId: null })}>
          {t('clearAll', { ns: 'common' })}
        </LinkButton>
      )}
    </FilterRow>
  );
}
