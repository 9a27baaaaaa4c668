import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateKinds } from '../../../contract/template-kinds.ts';
import { ChoiceChip } from '../../ui/ChoiceChip.tsx';
import type { TemplatesState } from './template-state.ts';
import styles from './templates.module.css';

export interface TemplateFiltersProps {
  state: TemplatesState;
  categories: readonly string[];
  onChange: (by: Partial<TemplatesState>) => void;
}

/** Words, use and category; Enter searches. */
export function TemplateFilters({ state, categories, onChange }: TemplateFiltersProps) {
  const { t } = useTranslation('mail-templates');
  const [typed, setTyped] = useState(state.keyword);
  const [shown, setShown] = useState(state.keyword);
  // The address is right: going back brings the words back too.
  if (shown !== state.keyword) {
    setShown(state.keyword);
    setTyped(state.keyword);
  }
  const offered = [...new Set([...categories, state.category])].filter(Boolean);
  return (
    <div className={styles.filters}>
      <form
        role="search"
        className={styles.keyword}
        onSubmit={event => {
          event.preventDefault();
          onChange({ keyword: typed.trim() });
        }}
      >
        <TextInput
          type="search"
          size="sm"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={event => {
            setTyped(event.currentTarget.value);
            if (!event.currentTarget.value) onChange({ keyword: '' });
          }}
        />
      </form>
      <ChoiceChip
        label={t('column.kind')}
        anyLabel={t('anyKind')}
        summaryOf={kind => t('kindOf', { kind })}
        removeLabel={t('clearKind')}
        value={state.kind}
        options={templateKinds.map(kind => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={value => onChange({ kind: templateKinds.find(kind => kind === value) ?? '' })}
      />
      <ChoiceChip
        label={t('column.category')}
        anyLabel={t('anyCategory')}
        summaryOf={category => t('categoryOf', { category })}
        removeLabel={t('clearCategory')}
        value={state.category}
        options={offered.map(category => ({ value: category, label: category }))}
        onChange={category => onChange({ category })}
      />
    </div>
  );
}
