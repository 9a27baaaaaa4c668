import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fullCount } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { ChoiceChip } from '../../../ui/filters/ChoiceChip.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Pager } from '../../../ui/tables/Pager.tsx';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import { readWork, type WorkQuestion, writeWork } from '../agenda-state.ts';
import { CampaignChip } from '../CampaignChip.tsx';
import { useMyWork } from '../queries.ts';
import styles from './work.module.css';
import { WorkRow } from './WorkRow.tsx';
import { WorkSteps } from './WorkSteps.tsx';

/**
 * What waits for the reader in all campaigns: its first lines, and by a button all of them. What is shown is in the
 * address.
 */
export function WorkPart() {
  const { t } = useTranslation('agenda');
  const [params, setParams] = useSearchParams();
  const question = useMemo(() => readWork(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useMyWork(question);
  const change = (by: Partial<WorkQuestion>) =>
    setParams(writeWork({ ...question, page: 1, ...by }), { preventScrollReset: true });
  const { step, campaignId, isMine, isAll } = question;
  const isFiltered = step !== null || campaignId !== null || isMine;
  return (
    <Card
      title={t('work.title')}
      aside={
        <Group gap={6} wrap>
          <CampaignChip campaignId={campaignId} onChange={id => change({ campaignId: id })} />
          <ChoiceChip
            label={t('work.owner')}
            value={isMine ? 'mine' : ''}
            options={[{ value: 'mine', label: t('work.mine') }]}
            onChange={value => change({ isMine: value === 'mine' })}
          />
        </Group>
      }
    >
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={320} />}
      {data && (data.total > 0 || isFiltered) && (
        <WorkSteps counts={data.counts} step={step} onChange={value => change({ step: value })} />
      )}
      {data?.items.length === 0 && (
        <Text tone="soft" role="status">
          {t(isFiltered ? 'work.noneOfStep' : 'work.none')}
        </Text>
      )}
      {data && data.items.length > 0 && (
        <Box
          as="ul"
          className={styles.tasks}
          aria-label={t('work.list')}
          data-stale={isPlaceholderData || undefined}
        >
          {data.items.map(item => (
            <WorkRow key={item.key} item={item} />
          ))}
        </Box>
      )}
      {isAll && <Pager paging={question} total={data?.total} onChange={change} />}
      {data && !isAll && data.total > data.items.length && (
        <Box className={styles.all}>
          <LinkButton onClick={() => change({ isAll: true })}>
            {t('work.showAll', { count: data.total, number: fullCount(data.total) })}
          </LinkButton>
        </Box>
      )}
    </Card>
  );
}
