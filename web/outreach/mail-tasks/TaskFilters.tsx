import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { hasFilter, shownStates, type TasksState } from './task-state.ts';

export interface TaskFiltersProps {
  state: TasksState;
  onChange: (by: Partial<TasksState>) => void;
}

/** The filters of tasks: keyword and state. */
export function TaskFilters({ state, onChange }: TaskFiltersProps) {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-texts');
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox
        label={t('list.search')}
        keyword={state.keyword}
        onSearch={keyword => onChange({ keyword })}
      />
      <ChoiceChip
        label={t('list.column.state')}
        value={state.state ?? ''}
        options={shownStates.map(value => ({ value, label: words(`taskState.${value}`) }))}
        onChange={value => onChange({ state: shownStates.find(each => each === value) ?? null })}
      />
      {hasFilter(state) && (
        <LinkButton onClick={() => onChange({ state: null, keyword: '' })}>
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
    </FilterRow>
  );
}
