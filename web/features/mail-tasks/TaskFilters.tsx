import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../ui/ChoiceChip.tsx';
import { hasFilter, shownStates, type TasksState } from './task-state.ts';
import styles from './tasks.module.css';

export interface TaskFiltersProps {
  state: TasksState;
  onChange: (by: Partial<TasksState>) => void;
}

/** Asked for by Enter; an emptied box asks for all again. */
function SearchBox({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { t } = useTranslation('mail-tasks');
  const [text, setText] = useState(keyword);
  const [asked, setAsked] = useState(keyword);
  if (asked !== keyword) {
    setAsked(keyword);
    setText(keyword);
  }
  return (
    <form
      role="search"
      onSubmit={event => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <label className={styles.search}>
        <IconSearch size={16} aria-hidden />
        <input
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          maxLength={100}
          value={text}
          onChange={event => {
            setText(event.target.value);
            if (event.target.value === '' && keyword) onSearch('');
          }}
        />
      </label>
    </form>
  );
}

/** Which tasks are shown: by word and by state. */
export function TaskFilters({ state, onChange }: TaskFiltersProps) {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-words');
  const name = t('list.column.state');
  return (
    <div className={styles.filters} role="group" aria-label={t('list.filters')}>
      <SearchBox keyword={state.keyword} onSearch={keyword => onChange({ keyword })} />
      <ChoiceChip
        label={name}
        anyLabel={t('list.any')}
        summaryOf={value => t('list.chip', { name, value })}
        removeLabel={t('list.removeFilter', { name })}
        value={state.state ?? ''}
        options={shownStates.map(value => ({ value, label: words(`taskState.${value}`) }))}
        onChange={value => onChange({ state: shownStates.find(each => each === value) ?? null })}
      />
      {hasFilter(state) && (
        <button type="button" className={styles.link} onClick={() => onChange({ state: null, keyword: '' })}>
          {t('list.clearAll')}
        </button>
      )}
    </div>
  );
}
