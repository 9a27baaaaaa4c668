import { useTranslation } from 'react-i18next';
import { templateKinds } from '../../../contract/outreach/mail-templates/template-kinds.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import type { TemplatesState } from './template-state.ts';

export interface TemplateFiltersProps {
  state: TemplatesState;
  categories: readonly string[];
  onChange: (by: Partial<TemplatesState>) => void;
}

/** Keyword, kind and category; Enter searches. */
export function TemplateFilters({ state, categories, onChange }: TemplateFiltersProps) {
  const { t } = useTranslation('mail-templates');
  const offered = [...new Set([...categories, state.category])].filter(Boolean);
  return (
    <FilterRow>
      <SearchBox
        label={t('search')}
        width={260}
        keyword={state.keyword}
        onSearch={keyword => onChange({ keyword })}
      />
      <ChoiceChip
        label={t('column.kind')}
        anyLabel={t('anyKind')}
        removeLabel={t('clearKind')}
        value={state.kind}
        options={templateKinds.map(kind => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={value => onChange({ kind: templateKinds.find(kind => kind === value) ?? '' })}
      />
      <ChoiceChip
        label={t('column.category')}
        anyLabel={t('anyCategory')}
        removeLabel={t('clearCategory')}
        value={state.category}
        options={offered.map(category => ({ value: category, label: category }))}
        onChange={category => onChange({ category })}
      />
    </FilterRow>
  );
}
