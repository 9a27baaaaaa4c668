import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { useLists } from '../shared/queries.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { useMaking } from '../../ui/navigation/use-making.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { ListCard } from './ListCard.tsx';
import { ListDialog } from './ListDialog.tsx';
import { Grid, Group, Stack } from '../../ui/box/Box.tsx';
import styles from './lists.module.css';
import { Allowed } from '../../session/Allowed.tsx';

const skeletons = [1, 2, 3, 4, 5, 6];

/** The team's lists as cards; a switch shows archived ones. */
export default function ListsPage() {
  const { t } = useTranslation('lists');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const isArchived = params.get('archived') === '1';
  const { data, error, isError, refetch } = useLists(isArchived);
  const [isMaking, setMaking] = useMaking();
  return (
    <Stack gap={14} className={styles.page}>
      <PageHead title={t('title')} about={t('about')}>
        <Allowed to="creators.edit">
          <Button
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            {t('create')}
          </Button>
        </Allowed>
      </PageHead>
      <Group gap={4} columnGap={16} justify="between" wrap size="md" tone="soft" minH={32}>
        <Segments
          label={t('show', { ns: 'common' })}
          value={isArchived ? 'archived' : 'active'}
          options={[
            { value: 'active', label: t('active') },
            { value: 'archived', label: t('archived') },
          ]}
          onChange={value => setParams(value === 'archived' ? { archived: '1' } : {})}
        />
        <p role="status">
          {data
            ? isArchived
              ? t('archivedCount', { count: data.lists.length, number: fullCount(data.lists.length) })
              : t('count', {
                  count: data.used,
                  number: fullCount(data.used),
                  limit: fullCount(data.limit),
                })
            : !isError && <Skeleton width={120} height={19} />}
        </p>
      </Group>
      {isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : data && !data.lists.length ? (
        <EmptyState
          actions={
            !isArchived && (
              <Button component={Link} to={paths.search('tiktok')} variant="default">
                {t('empty.search')}
              </Button>
            )
          }
        >
          {t(isArchived ? 'empty.archived' : 'empty.active')}
        </EmptyState>
      ) : (
        <Grid gap={16} className={styles.board} aria-busy={!data}>
          {data?.lists.map(list => <ListCard key={list.id} list={list} />) ??
            skeletons.map(at => <Skeleton key={at} width="100%" height={188} />)}
        </Grid>
      )}
      {isMaking && <ListDialog onClose={() => setMaking(false)} />}
    </Stack>
  );
}
