import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { workSteps } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import type { WorkItem } from '../../../contract/campaigns/agenda/agenda.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { paths } from '../../app/paths.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { readWork, type WorkQuestion, writeWork } from './agenda-state.ts';
import { CampaignChip } from './CampaignChip.tsx';
import { useMyWork } from './queries.ts';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './work.module.css';

/** Where the work is done: the conversation, the payables, the invitation, or the card. */
function addressOf({ step, campaignId, collaborationId, threadId }: WorkItem): string {
  if (step === 'reply' && threadId !== null) return paths.inbox(`thread=${threadId}`);
  if (collaborationId === null) return paths.campaign(campaignId);
  return paths.collaboration(campaignId, collaborationId);
}

function Row({ item }: { item: WorkItem }) {
  const { t } = useTranslation('agenda');
  const { step, since, isOverdue, campaignName, creator, amount } = item;
  const name = creator.name || t('unknown');
  return (
    <li>
      <Group as={Link} gap={12} tone="ink" py={12} px={16} to={addressOf(item)} className={styles.task}>
        <Avatar name={name} src={creator.avatarUrl} size={34} />
        <Box as="span" grow shrink className={styles.what}>
          <Group as="span" gap={0} columnGap={8} align="baseline" wrap>
            <Text as="strong" weight={600}>
              {t(`step.${step}`)}
            </Text>{' '}
            <bdi>{name}</bdi>
            {amount && (
              <Text as="span" tone="soft">
                {moneyText(amount.minor, amount.currency)}
              </Text>
            )}
          </Group>
          <Text as="span" size="sm" tone="soft" className={styles.below}>
            {t(`stepAbout.${step}`)} · <bdi>{campaignName}</bdi>
          </Text>
        </Box>
        <Group as="span" gap={8} size="sm" tone="soft" nowrap className={styles.when}>
          {isOverdue && <Tag tone="bad">{t('work.late')}</Tag>}
          <Ago at={since} />
        </Group>
      </Group>
    </li>
  );
}

interface StepsProps {
  counts: Partial<Record<(typeof workSteps)[number], number>>;
  question: WorkQuestion;
  onChange: (by: Partial<WorkQuestion>) => void;
}

function Steps({ counts, question, onChange }: StepsProps) {
  const { t } = useTranslation('agenda');
  const all = workSteps.reduce((sum, step) => sum + (counts[step] ?? 0), 0);
  const shown = workSteps.filter(step => counts[step] || step === question.step);
  return (
    <Group
      gap={8}
      align="stretch"
      wrap
      className={styles.steps}
      role="group"
      aria-label={t('filters', { ns: 'common' })}
    >
      <Text
        as="button"
        tone="ink"
        ground="surface"
        pointer
        type="button"
        aria-pressed={question.step === null}
        onClick={() => onChange({ step: null })}
      >
        {t('all', { ns: 'common' })}{' '}
        <Text as="span" weight={400} tone="soft">
          {fullCount(all)}
        </Text>
      </Text>
      {shown.map(step => (
        <Text
          as="button"
          tone="ink"
          ground="surface"
          pointer
          key={step}
          type="button"
          aria-pressed={question.step === step}
          onClick={() => onChange({ step: question.step === step ? null : step })}
        >
          {t(`step.${step}`)}{' '}
          <Text as="span" weight={400} tone="soft">
            {fullCount(counts[step] ?? 0)}
          </Text>
        </Text>
      ))}
    </Group>
  );
}

/** What waits for the reader in all campaigns: each row links to where it is done. */
export default function MyWorkPage() {
  const { t } = useTranslation('agenda');
  useTitle(t('work.title'));
  const [params, setParams] = useSearchParams();
  const question = useMemo(() => readWork(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useMyWork(writeWork(question).toString());
  const change = (by: Partial<WorkQuestion>) =>
    setParams(writeWork({ ...question, page: 1, ...by }), { preventScrollReset: true });
  return (
    <Stack gap={16} shrink frame={1680}>
      <PageHead title={t('work.title')} about={t('work.about')} />
      <FilterRow label={t('filters', { ns: 'common' })}>
        <CampaignChip campaignId={question.campaignId} onChange={campaignId => change({ campaignId })} />
        <ChoiceChip
          label={t('work.owner')}
          value={question.isMine ? 'mine' : ''}
          options={[{ value: 'mine', label: t('work.mine') }]}
          onChange={value => change({ isMine: value === 'mine' })}
        />
      </FilterRow>
      {data ? (
        <Steps counts={data.counts} question={question} onChange={change} />
      ) : (
        !isError && <Skeleton width={420} height={34} />
      )}
      <Text size="sm" tone="soft" role="status" className={styles.below}>
        {data && t('work.total', { count: data.total, number: fullCount(data.total) })}
      </Text>
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={320} />}
      {data?.items.length === 0 && (
        <EmptyState>{t(question.step ? 'work.noneOfStep' : 'work.none')}</EmptyState>
      )}
      {data && data.items.length > 0 && (
        <Box
          as="ul"
          clip
          border
          radius="card"
          ground="surface"
          className={styles.tasks}
          aria-label={t('work.list')}
          data-stale={isPlaceholderData || undefined}
        >
          {data.items.map(item => (
            <Row key={item.key} item={item} />
          ))}
        </Box>
      )}
      <Pager paging={question} total={data?.total} onChange={change} />
    </Stack>
  );
}
