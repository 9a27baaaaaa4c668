import { useTranslation } from 'react-i18next';
import { postFinders, postStateFilters } from '../../../contract/monitoring/monitor-kinds.ts';
import { platformNames, platforms } from '../../layout/search/platform-names.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { anyPost, hasFilter, type PostsState } from './post-state.ts';

export interface PostFiltersProps {
  state: PostsState;
  onChange: (by: Partial<PostsState>) => void;
}

/** The filters of a project's posts. */
export function PostFilters({ state, onChange }: PostFiltersProps) {
  const { t } = useTranslation('monitors');
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox label={t('posts.search')} keyword={state.words} onSearch={words => onChange({ words })} />
      <ChoiceChip
        label={t('platform', { ns: 'common' })}
        value={state.platform ?? ''}
        options={platforms.map(value => ({ value, label: platformNames[value] }))}
        onChange={value => onChange({ platform: platforms.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        label={t('column.postState')}
        value={state.state ?? ''}
        options={postStateFilters.map(value => ({
          value,
          label: value === 'offline' ? t('posts.offline') : t(`post.state.${value}`),
        }))}
        onChange={value => onChange({ state: postStateFilters.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        label={t('column.foundBy')}
        value={state.foundBy ?? ''}
        options={postFinders.map(value => ({ value, label: t(`foundBy.${value}`) }))}
        onChange={value => onChange({ foundBy: postFinders.find(each => each === value) ?? null })}
      />
      {hasFilter(state) && (
        <LinkButton onClick={() => onChange(anyPost)}>{t('clearFilters', { ns: 'common' })}</LinkButton>
      )}
    </FilterRow>
  );
}
