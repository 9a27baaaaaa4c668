import { useTranslation } from 'react-i18next';
import { platformNames, platforms } from '../../layout/search/platform-names.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { anyBlock, type BlockFilterState, hasFilter } from './block-state.ts';
import { useListNames } from './queries.ts';

export interface BlockFiltersProps {
  filter: BlockFilterState;
  onChange: (filter: Partial<BlockFilterState>) => void;
}

/** The filters of entries: active or removed, by word, platform and scope. */
export function BlockFilters({ filter, onChange }: BlockFiltersProps) {
  const { t } = useTranslation('blocklist');
  const { data } = useListNames();
  const lists = (data?.lists ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const scope = filter.listId === null ? '' : String(filter.listId);
  const isKnown = !filter.listId || lists.some(({ value }) => value === scope);
  const chip = (label: string) => ({ label, removeLabel: t('removeFilter', { ns: 'common', name: label }) });
  const gone = isKnown ? [] : [{ value: scope, label: t('gone', { id: filter.listId }) }];
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <Segments
        label={t('show', { ns: 'common' })}
        value={filter.isHistory ? 'history' : 'inForce'}
        options={[
          { value: 'inForce', label: t('inForce') },
          { value: 'history', label: t('history') },
        ]}
        onChange={view => onChange({ isHistory: view === 'history' })}
      />
      <SearchBox label={t('search')} keyword={filter.keyword} onSearch={keyword => onChange({ keyword })} />
      <ChoiceChip
        {...chip(t('platform', { ns: 'common' }))}
        value={filter.platform ?? ''}
        options={platforms.map(platform => ({ value: platform, label: platformNames[platform] }))}
        onChange={value => onChange({ platform: platforms.find(platform => platform === value) ?? null })}
      />
      <ChoiceChip
        {...chip(t('filter.scope'))}
        value={scope}
        options={[{ value: '0', label: t('everyList') }, ...lists, ...gone]}
        onChange={value => onChange({ listId: value === '' ? null : Number(value) })}
      />
      {hasFilter(filter) && (
        <LinkButton onClick={() => onChange(anyBlock)}>{t('clearAll', { ns: 'common' })}</LinkButton>
      )}
    </FilterRow>
  );
}
