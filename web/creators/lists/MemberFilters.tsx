import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { MemberFilter, getList } from '../../../contract/creators/lists.ts';
import { statuses } from '../shared/contact-statuses.ts';
import { FilterChip, FilterForm } from '../../ui/filters/FilterChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import styles from './lists.module.css';
import { hasFilter } from './member-state.ts';

export interface MemberFiltersProps {
  filter: MemberFilter;
  /** The choices, once they are loaded. */
  choices: Pick<ReplyOf<typeof getList>, 'collectors' | 'tags'> | undefined;
  onChange: (filter: MemberFilter) => void;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function ChoiceFields({ label, value, options, onChange, close }: ChoiceProps & { close: () => void }) {
  const { t } = useTranslation('lists');
  const [draft, setDraft] = useState(value);
  function apply(next: string) {
    onChange(next);
    close();
  }
  return (
    <FilterForm onApply={() => apply(draft)} onClear={() => apply('')}>
      <NativeSelect
        label={label}
        value={draft}
        data={[{ value: '', label: t('any', { ns: 'common' }) }, ...options]}
        onChange={event => setDraft(event.currentTarget.value)}
      />
    </FilterForm>
  );
}

function ChoiceChip(props: ChoiceProps) {
  const { t } = useTranslation('lists');
  const { label, value, options, onChange } = props;
  const chosen = options.find(option => option.value === value)?.label ?? value;
  return (
    <FilterChip
      label={label}
      summary={value && t('filterChip', { ns: 'common', name: label, value: chosen })}
      removeLabel={t('removeFilter', { ns: 'common', name: label })}
      onRemove={() => onChange('')}
    >
      {close => <ChoiceFields {...props} close={close} />}
    </FilterChip>
  );
}

/** Enter applies the word; a changed address sets the field. */
function KeywordField({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { t } = useTranslation('lists');
  const [draft, setDraft] = useState(keyword);
  return (
    <form
      role="search"
      className={styles.keyword}
      onSubmit={event => {
        event.preventDefault();
        onSearch(draft.trim());
      }}
    >
      <TextInput
        type="search"
        size="sm"
        aria-label={t('filter.keyword')}
        placeholder={t('filter.keyword')}
        maxLength={100}
        value={draft}
        leftSection={<IconSearch size={15} aria-hidden />}
        onChange={event => setDraft(event.currentTarget.value)}
      />
    </form>
  );
}

/** Word, status, tag and collector: a set filter shows its value and is removed with one click. */
export function MemberFilters({ filter, choices, onChange }: MemberFiltersProps) {
  const { t } = useTranslation('lists');
  const { t: team } = useTranslation('team-creators');
  const { keyword = '', status = '', tag = '', collector } = filter;
  const without = (...names: (keyof MemberFilter)[]) =>
    Object.fromEntries(
      Object.entries(filter).filter(([name]) => !names.some(each => each === name)),
    ) as MemberFilter;
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <KeywordField
        key={keyword}
        keyword={keyword}
        onSearch={word => onChange({ ...without('keyword'), ...(word && { keyword: word }) })}
      />
      <ChoiceChip
        label={t('filter.status')}
        value={status}
        options={statuses.map(value => ({ value, label: team(`status.${value}`) }))}
        onChange={value => {
          const chosen = statuses.find(each => each === value);
          onChange({ ...without('status'), ...(chosen && { status: chosen }) });
        }}
      />
      <ChoiceChip
        label={t('filter.tag')}
        value={tag}
        options={(choices?.tags ?? []).map(value => ({ value, label: value }))}
        onChange={value => onChange({ ...without('tag'), ...(value && { tag: value }) })}
      />
      <ChoiceChip
        label={t('filter.collector')}
        value={collector ? String(collector) : ''}
        options={(choices?.collectors ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name || t('aDeletedAccount', { ns: 'common' }),
        }))}
        onChange={value => onChange({ ...without('collector'), ...(value && { collector: Number(value) }) })}
      />
      {hasFilter(filter) && (
        <LinkButton onClick={() => onChange({})}>{t('clearFilters', { ns: 'common' })}</LinkButton>
      )}
    </FilterRow>
  );
}
