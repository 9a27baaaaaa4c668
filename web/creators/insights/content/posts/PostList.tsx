import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { postKinds, postSorts } from '../../../../../contract/creators/insights/post-choices.ts';
import { fullCount } from '../../../../../contract/core/format.ts';
import { unreported } from '../../../../app/api.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { LinkButton } from '../../../../ui/navigation/LinkButton.tsx';
import { Pager } from '../../../../ui/tables/Pager.tsx';
import { SearchBox } from '../../../../ui/filters/SearchBox.tsx';
import { Segments } from '../../../../ui/forms/choices/Segments.tsx';
import { SelectBox } from '../../../../ui/forms/choices/SelectBox.tsx';
import { type CreatorKey, usePosts } from '../../queries.ts';
import { Box, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from '../content.module.css';
import { anyPost, type ContentState, hasFilter, views } from '../content-state.ts';
import { PostGrid } from './PostGrid.tsx';
import { PostTable } from './PostTable.tsx';

export const postListId = 'posts';

interface FilterProps {
  state: ContentState;
  onChange: (by: Partial<ContentState>) => void;
}

function PostFilters({ state, onChange }: FilterProps) {
  const { t } = useTranslation('insights');
  return (
    <Group gap={8} columnGap={12} wrap>
      <Segments
        label={t('content.kind.label')}
        value={state.kind}
        options={postKinds.map(value => ({ value, label: t(`content.kind.${value}`) }))}
        onChange={kind => onChange({ kind })}
      />
      <SearchBox
        label={t('content.keyword')}
        keyword={state.keyword}
        onSearch={keyword => onChange({ keyword })}
        width={250}
      />
      <SelectBox
        label={t('content.sort.label')}
        showLabel
        value={state.sort}
        options={postSorts.map(value => ({ value, label: t(`content.sort.${value}`) }))}
        onChange={sort => onChange({ sort })}
      />
      {hasFilter(state) && <LinkButton onClick={() => onChange(anyPost)}>{t('content.clear')}</LinkButton>}
      <Box as="span" push className={styles.view}>
        <Segments
          label={t('content.view.label')}
          value={state.view}
          options={views.map(value => ({ value, label: t(`content.view.${value}`) }))}
          onChange={view => onChange({ view, page: state.page })}
        />
      </Box>
    </Group>
  );
}

/** The filtered posts, as a table or as cards, page by page. */
export function PostList({ creator, state, onChange }: FilterProps & { creator: CreatorKey }) {
  const { t } = useTranslation('insights');
  const { view, ...query } = state;
  const { data, error, isError, isPlaceholderData, refetch } = usePosts(creator, query);
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data?.posts.length === 0 && (
    <EmptyState
      actions={
        hasFilter(state) && (
          <Button variant="default" onClick={() => onChange({ ...anyPost, page: 1 })}>
            {t('content.clear')}
          </Button>
        )
      }
    >
      {t(hasFilter(state) ? 'content.noneFound' : 'content.none')}
    </EmptyState>
  );
  const change = (by: Partial<ContentState>) => onChange({ page: 1, ...by });
  const instead = failed || empty;
  return (
    <Stack
      as="section"
      gap={12}
      shrink
      id={postListId}
      className={styles.list}
      aria-label={t('content.list')}
    >
      <PostFilters state={state} onChange={change} />
      <Text size="md" tone="soft" minH={20} role="status">
        {data && t('content.total', { count: data.total, number: fullCount(data.total) })}
        {state.brand && ` · ${t('content.brand', { name: state.brand })}`}
      </Text>
      {view === 'grid' ? (
        instead || <PostGrid posts={data?.posts} isStale={isPlaceholderData} />
      ) : (
        <PostTable
          posts={data?.posts}
          isStale={isPlaceholderData}
          sort={state.sort}
          onSort={sort => change({ sort })}
          instead={instead}
        />
      )}
      <Pager paging={state} total={data?.total} onChange={change} />
    </Stack>
  );
}
