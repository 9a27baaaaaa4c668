import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../ui/ChoiceChip.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { hasFilter, reasons, type SuppressionState } from './suppression-state.ts';
import styles from './SuppressionsPage.module.css';

export interface SuppressionFiltersProps {
  state: SuppressionState;
  onChange: (by: Partial<SuppressionState>) => void;
}

/** Asked for by Enter; an emptied box asks for all again. */
function SearchBox({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { t } = useTranslation('suppressions');
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
          aria-label={t('search')}
          placeholder={t('search')}
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

/** Which addresses are shown: in force or taken off, by part of the address and by reason. */
export function SuppressionFilters({ state, onChange }: SuppressionFiltersProps) {
  const { t } = useTranslation('suppressions');
  const name = t('column.reason');
  return (
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      <Segments
        label={t('show')}
        value={state.isHistory ? 'history' : 'inForce'}
        options={[
          { value: 'inForce', label: t('inForce') },
          { value: 'history', label: t('history') },
        ]}
        onChange={view => onChange({ isHistory: view === 'history' })}
      />
      <SearchBox keyword={state.keyword} onSearch={keyword => onChange({ keyword })} />
      <ChoiceChip
        label={name}
        anyLabel={t('any')}
        summaryOf={value => t('chip', { name, value })}
        removeLabel={t('remove', { name })}
        value={state.reason ?? ''}
        options={reasons.map(reason => ({ value: reason, label: t(`reason.${reason}`) }))}
        onChange={value => onChange({ reason: reasons.find(reason => reason === value) ?? null })}
      />
      {hasFilter(state) && (
        <button type="button" className={styles.link} onClick={() => onChange({ keyword: '', reason: null })}>
          {t('clearAll')}
        </button>
      )}
    </div>
  );
}
