import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../ui/ChoiceChip.tsx';
import { type DetailState, recipientOutcomes } from './detail-state.ts';
import styles from './detail.module.css';
import { SearchBox } from './SearchBox.tsx';

export interface RecipientFiltersProps {
  state: Pick<DetailState, 'outcome' | 'keyword'>;
  onChange: (by: Partial<DetailState>) => void;
}

/** Which recipients are shown: by word and by what came of it. */
export function RecipientFilters({ state: { outcome, keyword }, onChange }: RecipientFiltersProps) {
  const { t } = useTranslation('mail-messages');
  const { t: words } = useTranslation('mail-words');
  const name = t('recipients.column.outcome');
  return (
    <div className={styles.filters} role="group" aria-label={t('filter.title')}>
      <SearchBox keyword={keyword} onSearch={next => onChange({ keyword: next })} />
      <ChoiceChip
        label={name}
        anyLabel={t('filter.any')}
        summaryOf={value => t('filter.chip', { name, value })}
        removeLabel={t('filter.remove', { name })}
        value={outcome ?? ''}
        options={recipientOutcomes.map(value => ({ value, label: words(`outcome.${value}`) }))}
        onChange={value => onChange({ outcome: recipientOutcomes.find(each => each === value) ?? null })}
      />
      {(outcome || keyword) && (
        <button
          type="button"
          className={styles.link}
          onClick={() => onChange({ outcome: null, keyword: '' })}
        >
          {t('filter.clearAll')}
        </button>
      )}
    </div>
  );
}
