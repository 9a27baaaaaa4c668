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
import { useChipText } from './use-chip-text.ts';
import { useMyWork } from './queries.ts';
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
      <Link to={addressOf(item)} className={styles.task}>
        <Avatar name={name} src={creator.avatarUrl} size={34} />
        <span className={styles.what}>
          <span className={styles.who}>
            <strong>{t(`step.${step}`)}</strong> <bdi>{name}</bdi>
            {amount && <span className={styles.amount}>{moneyText(amount.minor, amount.currency)}</span>}
          </span>
          <span className={styles.below}>
            {t(`stepAbout.${step}`)} · <bdi>{campaignName}</bdi>
          </span>
        </span>
        <span className={styles.when}>
          {isOverdue && <Tag tone="bad">{t('work.late')}</Tag>}
          <Ago at={since} />
        </span>
      </Link>
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
    <div className={styles.steps} role="group" aria-label={t('filters')}>
      <button type="button" aria-pressed={question.step === null} onClick={() => onChange({ step: null })}>
        {t('work.all')} <span>{fullCount(all)}</span>
      </button>
      {shown.map(step => (
        <button
          key={step}
          type="button"
          aria-pressed={question.step === step}
          onClick={() => onChange({ step: question.step === step ? null : step })}
        >
          {t(`step.${step}`)} <span>{fullCount(counts[step] ?? 0)}</span>
        </button>
      ))}
    </div>
  );
}

/** What waits for the reader in all campaigns: each row links to where it is done. */
export default function MyWorkPage() {
  const { t } = useTranslation('agenda');
  useTitle(t('work.title'));
  const words = useChipText();
  const [params, setParams] = useSearchParams();
  const question = useMemo(() => readWork(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useMyWork(writeWork(question).toString());
  const change = (by: Partial<WorkQuestion>) =>
    setParams(writeWork({ ...question, page: 1, ...by }), { preventScrollReset: true });
  return (
    <div className={styles.page}>
      <PageHead title={t('work.title')} about={t('work.about')} />
      <FilterRow label={t('filters')}>
        <CampaignChip campaignId={question.campaignId} onChange={campaignId => change({ campaignId })} />
        <ChoiceChip
          {...words(t('work.owner'))}
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
      <p role="status" className={styles.below}>
        {data && t('work.total', { count: data.total, number: fullCount(data.total) })}
      </p>
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={320} />}
      {data?.items.length === 0 && (
        <EmptyState>{t(question.step ? 'work.noneOfStep' : 'work.none')}</EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.tasks} aria-label={t('work.list')} data-stale={isPlaceholderData || undefined}>
          {data.items.map(item => (
            <Row key={item.key} item={item} />
          ))}
        </ul>
      )}
      <Pager paging={question} total={data?.total} onChange={change} />
    </div>
  );
}
