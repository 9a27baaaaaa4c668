import { Button } from '@mantine/core';
import { IconListDetails, IconMailPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { fullCount } from '../../../../../contract/core/format.ts';
import { unreported } from '../../../../app/api.ts';
import { paths } from '../../../../app/paths.ts';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Pager } from '../../../../ui/tables/Pager.tsx';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { useKeepRecipients, useRecipients, useRemoveRecipients } from '../queries.ts';
import { NextStep } from '../NextStep.tsx';
import type { Draft } from '../task-drafts.ts';
import { AddFromLists } from './AddFromLists.tsx';
import { PasteAddresses } from './PasteAddresses.tsx';
import { ReasonBar } from './ReasonBar.tsx';
import { ReasonChips } from './ReasonChips.tsx';
import { RecipientTable } from './RecipientTable.tsx';
import { Group } from '../../../../ui/box/Box.tsx';
import { everybodyIn, readShow, type ShowState, writeShow } from './show-state.ts';
import { UnlockLine } from './UnlockLine.tsx';

type Way = 'lists' | 'paste';

/** The recipients: their sources, the excluded ones with reasons, and what can be done about them. */
export function RecipientsStep({ draft: { id }, onNext }: { draft: Draft; onNext: () => void }) {
  const { t } = useTranslation('mail-tasks');
  const [params, setParams] = useSearchParams();
  const state = readShow(params);
  const { data, error, isError, isPlaceholderData, refetch } = useRecipients(
    id,
    state.show,
    state.page,
    state.size,
  );
  const remove = useRemoveRecipients(id);
  const keep = useKeepRecipients(id);
  const [adding, setAdding] = useState<Way | null>(null);
  const [isEmptying, setEmptying] = useState(false);
  const change = (by: Partial<ShowState>) =>
    setParams(writeShow(params, { ...state, page: 1, ...by }), { preventScrollReset: true });
  const succeed = () => showToast('success', t('succeeded', { ns: 'common' }));
  const all = data ? everybodyIn(data) : 0;
  const locked = data?.reasons.find(({ reason }) => reason === 'locked')?.count ?? 0;
  const instead = isError ? (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  ) : data && !data.recipients.length ? (
    <EmptyState>{all ? t('recipients.noneShown') : t('recipients.none')}</EmptyState>
  ) : undefined;
  return (
    <>
      <StepCard
        title={t('recipients.title')}
        about={
          data
            ? t('recipients.count', { count: data.ok, number: fullCount(data.ok), all: fullCount(all) })
            : t('recipients.counting')
        }
        aside={
          <Group gap={8} align="stretch" wrap data-goal="add">
            <Button
              leftSection={<IconListDetails size={16} stroke={1.6} aria-hidden />}
              onClick={() => setAdding('lists')}
            >
              {t('add.fromLists')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconMailPlus size={16} stroke={1.6} aria-hidden />}
              onClick={() => setAdding('paste')}
            >
              {t('add.paste')}
            </Button>
            <Button
              component={Link}
              to={paths.search('tiktok')}
              variant="default"
              leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
              title={t('add.searchAbout')}
            >
              {t('searchCreators', { ns: 'common' })}
            </Button>
          </Group>
        }
      >
        <ReasonChips counts={data} show={state.show} onShow={show => change({ show })} />
        {data && locked > 0 && (
          <UnlockLine taskId={id} locked={locked} cost={data.unlockCost} left={data.unlocksLeft} />
        )}
        {data && (
          <ReasonBar
            show={state.show}
            total={data.total}
            everybody={all}
            isBusy={remove.isPending || keep.isPending}
            onKeep={(reason, isKept) => keep.mutate({ reason, keep: isKept })}
            onRemove={reason =>
              remove.mutate(
                { reason },
                {
                  onSuccess() {
                    succeed();
                    change({ show: 'all' });
                  },
                },
              )
            }
            onEmpty={() => setEmptying(true)}
          />
        )}
        <RecipientTable
          recipients={data?.recipients}
          isStale={isPlaceholderData}
          isBusy={remove.isPending || keep.isPending}
          instead={instead}
          onKeep={(recipient, reason, isKept) => keep.mutate({ reason, ids: [recipient.id], keep: isKept })}
          onRemove={recipient => remove.mutate({ ids: [recipient.id] }, { onSuccess: succeed })}
        />
        <Pager paging={state} total={data?.total} onChange={change} />
      </StepCard>
      <NextStep label={t('steps.content')} onNext={onNext} />
      {adding === 'lists' && <AddFromLists taskId={id} onClose={() => setAdding(null)} />}
      {adding === 'paste' && <PasteAddresses taskId={id} onClose={() => setAdding(null)} />}
      {isEmptying && (
        <ConfirmDialog
          title={t('recipients.emptyTitle')}
          confirm={t('recipients.empty')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate({ all: true }, { onSuccess: succeed, onSettled: () => setEmptying(false) })
          }
          onCancel={() => setEmptying(false)}
        >
          {t('recipients.emptyAbout', { count: all, number: fullCount(all) })}
        </ConfirmDialog>
      )}
    </>
  );
}
