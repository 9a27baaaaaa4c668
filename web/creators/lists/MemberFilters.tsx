import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { MemberFilter, getList } from '../../../contract/creators/lists.ts';
import { statuses } from '../shared/contact-statuses.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
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

/** The choices with one that is set, which may have gone. */
const withSet = (options: readonly { value: string; label: string }[], value: string) =>
  !value || options.some(option => option.value === value) ? options : [...options, { value, label: value }];

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
        options={withSet(
          (choices?.tags ?? []).map(value => ({ value, label: value })),
          tag,
        )}
        onChange={value => onChange({ ...without('tag'), ...(value && { tag: value }) })}
      />
      <ChoiceChip
        label={t('filter.collector')}
        value={collector ? String(collector) : ''}
        options={withSet(
          (choices?.collectors ?? []).map(({ id, name }) => ({
            value: String(id),
            label: name || t('aDeletedAccount', { ns: 'common' }),
          })),
          collector ? String(collector) : '',
        )}
        onChange={value => onChange({ ...without('collector'), ...(value && { collector: Number(value) }) })}
      />
      {hasFilter(filter) && (
        <LinkButton onClick={() => onChange({})}>{t('clearFilters', { ns: 'common' })}</LinkButton>
      )}
    </FilterRow>
  );
}
