import { Button, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { limits } from '../../../contract/core/limits.ts';
import type { List } from '../../../contract/creators/lists.ts';
import { unreported } from '../../app/api.ts';
import { nameOf } from '../shared/shown-creator.ts';
import { useSimilarToList } from '../similar-creators/queries.ts';
import { SaveButton } from '../similar-creators/SaveButton.tsx';
import { SimilarRow } from '../similar-creators/SimilarRow.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from '../similar-creators/similar.module.css';
import { useAct } from '../shared/actions/use-act.ts';
import { useCreatorActions } from '../shared/actions/use-creator-actions.tsx';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Explained } from '../../ui/overlays/Explained.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { SidePanel } from '../../ui/overlays/SidePanel.tsx';

/** Creators similar to the members of a list, to be added to it or to another list. */
export function SimilarPanel({ list, onClose }: { list: List; onClose: () => void }) {
  const { t } = useTranslation('similar');
  const { t: shell } = useTranslation();
  const { data, error, isError, refetch } = useSimilarToList(list.id);
  const act = useAct();
  const found = data?.creators ?? [];
  const rows = found.map(({ creator }) => creator);
  const { selection, ask, askOne, selected, dialogs } = useCreatorActions({
    question: String(list.id),
    rows,
    total: rows.length,
    all: { of: 'ids', ids: rows.map(({ id }) => id) },
  });
  const chosen = rows.filter(row => selection.has(row.id)).map(({ id }) => id);
  const isAll = chosen.length === rows.length;
  async function add(ids: number[]) {
    // A toast reports an error.
    await act(
      { meant: { of: 'ids', ids }, count: ids.length },
      { do: 'addToList', listId: list.id },
      'toast',
    ).then(
      () => selection.select(ids, false),
      () => undefined,
    );
  }
  const mayCompare = chosen.length >= limits.compared.min && chosen.length <= limits.compared.max;
  const title = t('list.title', { name: list.name });

  return (
    <SidePanel label={title} aside={<strong>{title}</strong>} isWide onClose={onClose}>
      {isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton width="100%" height={480} />
      ) : !found.length ? (
        <EmptyState>
          {t(!list.members ? 'list.empty' : data.nothingKnown ? 'list.nothingKnown' : 'none')}
        </EmptyState>
      ) : (
        <div className={styles.narrow}>
          <Group gap={8} columnGap={16} justify="between" wrap size="md" tone="soft" mb={4}>
            <span role="status">
              {chosen.length
                ? t('list.selected', { count: chosen.length })
                : t('list.count', { count: found.length })}
            </span>
            <Explained name={t('how')}>{t('about')}</Explained>
          </Group>
          {list.readOnly && (
            <Text tone="faint" leading="relaxed">
              {t('list.readOnly')}
            </Text>
          )}
          <Group gap={8} wrap ground="surface" className={styles.tools}>
            <LinkButton
              onClick={() =>
                selection.select(
                  rows.map(({ id }) => id),
                  !isAll,
                )
              }
            >
              {t(isAll ? 'list.notAll' : 'list.all')}
            </LinkButton>
            {!list.readOnly && (
              <Button size="xs" disabled={!chosen.length} onClick={() => void add(chosen)}>
                {t('list.add')}
              </Button>
            )}
            <Button size="xs" variant="default" disabled={!chosen.length} onClick={() => ask('save', [])}>
              {t('list.save')}
            </Button>
            {mayCompare ? (
              <Button size="xs" variant="default" component={Link} to={paths.comparison(chosen)}>
                {t('list.compare')}
              </Button>
            ) : (
              <Button size="xs" variant="default" disabled title={t('list.compareRange')}>
                {t('list.compare')}
              </Button>
            )}
          </Group>
          <Stack as="ul">
            {found.map(similar => (
              <SimilarRow
                key={similar.creator.id}
                similar={similar}
                before={
                  <Checkbox
                    aria-label={shell('table.select', { name: nameOf(similar.creator) })}
                    checked={selected.isSelected(similar.creator)}
                    onChange={event => selected.onSelect([similar.creator], event.currentTarget.checked)}
                  />
                }
                actions={
                  list.readOnly ? (
                    <SaveButton row={similar.creator} onSave={() => askOne('save', similar.creator)} />
                  ) : (
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={t('list.addOf', { name: nameOf(similar.creator) })}
                      onClick={() => void add([similar.creator.id])}
                    >
                      {t('list.add')}
                    </Button>
                  )
                }
              />
            ))}
          </Stack>
        </div>
      )}
      {dialogs}
    </SidePanel>
  );
}
