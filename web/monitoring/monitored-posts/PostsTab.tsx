import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { SelectionBar } from '../../ui/tables/SelectionBar.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSelection } from '../../ui/tables/use-selection.ts';
import { Group } from '../../ui/box/Box.tsx';
import type { ProjectView } from '../shared/projects/queries.ts';
import { AddLinksDialog } from './AddLinksDialog.tsx';
import { ExportPosts } from './ExportPosts.tsx';
import { PostFilters } from './PostFilters.tsx';
import { PostGallery } from './PostGallery.tsx';
import { anyPost, hasFilter, type PostsState, readPosts, sorts, views, writePosts } from './post-state.ts';
import { questionOf, usePosts, useRemovePosts } from './queries.ts';
import { usePostColumns } from './use-post-columns.tsx';
import { useMay } from '../../session/session.ts';
import { Allowed } from '../../session/Allowed.tsx';

/** The maximum number of posts removed at once. */
const maxSelected = 2000;

/** The posts of a project as a table or as cards; all filters are in the address. */
export function PostsTab({ project }: ProjectView) {
  const { t } = useTranslation('monitors');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readPosts(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = usePosts(project.id, state);
  const [isRemoving, setRemoving] = useState(false);
  const columns = usePostColumns(project.id);
  const isAdding = params.get('add') === '1' && project.state === 'open';
  const change = (by: Partial<PostsState>) =>
    setParams(writePosts({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const openLinks = (isOpen: boolean) => {
    const next = writePosts(state);
    if (isOpen) next.set('add', '1');
    setParams(next, { preventScrollReset: true, replace: !isOpen });
  };
  const selection = useSelection<string>({
    question: questionOf(project.id, state),
    pageIds: data?.posts.map(({ key }) => key) ?? [],
    total: data?.total ?? 0,
    max: maxSelected,
    onFull: () => showToast('error', t('posts.maxSelected', { number: fullCount(maxSelected) })),
  });
  const remove = useRemovePosts(project.id, removed => {
    setRemoving(false);
    selection.clear();
    showToast('success', t('posts.removed', { count: removed, number: fullCount(removed) }));
  });
  const mayEdit = useMay('monitoring.edit');
  const add = mayEdit && project.state === 'open' && (
    <Button variant="default" onClick={() => openLinks(true)}>
      {t('posts.add')}
    </Button>
  );
  const isFiltered = hasFilter(state);
  const empty = data && !data.posts.length && (
    <EmptyState
      actions={
        isFiltered ? (
          <Button variant="default" onClick={() => change(anyPost)}>
            {t('clearFilters', { ns: 'common' })}
          </Button>
        ) : (
          add
        )
      }
    >
      {t(isFiltered ? 'posts.none' : project.follows ? 'overview.noneFound' : 'overview.noPosts')}
    </EmptyState>
  );
  const failed = isError && !data && (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  );
  const instead = failed || empty || undefined;
  return (
    <>
      <PostFilters state={state} onChange={change} />
      <Group gap={8} columnGap={16} justify="between" wrap size="md" tone="soft" minH={32}>
        <p role="status">
          {data
            ? t('posts.total', { count: data.total, number: fullCount(data.total) })
            : !isError && <Skeleton width={90} height={19} />}
        </p>
        <Group gap={8} columnGap={12} wrap>
          <SelectBox
            showLabel
            label={t('posts.sortBy')}
            value={state.sort}
            options={sorts.map(value => ({ value, label: t(`sort.${value}`) }))}
            onChange={sort => change({ sort })}
          />
          <Segments
            label={t('posts.view')}
            value={state.view}
            options={views.map(value => ({ value, label: t(`posts.as.${value}`) }))}
            onChange={view => change({ view, page: state.page })}
          />
        </Group>
      </Group>
      {state.view === 'gallery' ? (
        (instead ?? <PostGallery projectId={project.id} posts={data?.posts} isStale={isPlaceholderData} />)
      ) : (
        <DataTable
          label={t('posts.table')}
          columns={columns}
          rows={data?.posts}
          keyOf={({ key }) => key}
          sortedBy={state.sort}
          onSort={key => change({ sort: sorts.find(each => each === key) ?? 'plays' })}
          selected={{
            isSelected: ({ key }) => selection.has(key),
            onSelect: (rows, isSelected) =>
              selection.select(
                rows.map(({ key }) => key),
                isSelected,
              ),
            nameOf: ({ caption, key }) => caption || key,
          }}
          isStale={isPlaceholderData}
          skeletonRows={8}
          instead={instead}
        />
      )}
      <Pager paging={state} total={data?.total} onChange={change} />
      <SelectionBar
        selection={selection}
        // Posts on other pages cannot be selected as a whole: removal is by key.
        total={selection.count}
        words={{
          count: (count, number) => t('posts.selected', { count, number }),
          all: (count, number) => t('posts.selected', { count, number }),
        }}
      >
        <ExportPosts projectId={project.id} keys={selection.ids} disabled={false} />
        <Allowed to="monitoring.edit">
          <Button
            variant="default"
            leftSection={<IconTrash size={15} stroke={1.6} aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {t('posts.remove')}
          </Button>
        </Allowed>
      </SelectionBar>
      {isAdding && <AddLinksDialog projectId={project.id} onClose={() => openLinks(false)} />}
      {isRemoving && (
        <ConfirmDialog
          title={t('posts.removal', { count: selection.count, number: fullCount(selection.count) })}
          confirm={t('posts.remove')}
          isDangerous
          isBusy={remove.isPending}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.mutate([...selection.ids])}
        >
          {t('posts.removalAbout')}
        </ConfirmDialog>
      )}
    </>
  );
}
