import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../contract/creators/search/creator-search.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { useEmails } from '../../creators/shared/team-panel/email-query.ts';
import { useWriteTo } from '../../creators/shared/actions/use-write-to.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { AddressTable } from './AddressTable.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { useCreatorMail } from './queries.ts';
import { UnlockLine } from './UnlockLine.tsx';

/** The creator's addresses with their cost and results, and all mail with the creator. */
export function EmailTab({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('insights');
  const { writeTo, dialog } = useWriteTo();
  const emails = useEmails(creator.id);
  const mail = useCreatorMail(creator);
  const failed = [emails, mail].find(each => each.isError);
  if (failed) {
    return <ErrorState message={unreported(failed.error)} onRetry={() => void failed.refetch()} />;
  }
  const known = emails.data;
  const locked = known?.locked ?? 0;
  const canWrite = known !== undefined && known.unlocked.length > 0;
  const prefer = (address: string) =>
    emails.preferring.mutate(address, {
      onSuccess: () => showToast('success', t('email.preferredNow', { address })),
    });
  const write = (words: string) => (
    <Button
      leftSection={<IconPencilPlus size={16} aria-hidden />}
      onClick={() => void writeTo({ of: 'ids', ids: [creator.id] })}
    >
      {words}
    </Button>
  );
  return (
    <Stack gap={16}>
      <Card title={t('email.addresses')} aside={t('email.addressesAside')}>
        {!known && <Skeleton width="100%" height={110} />}
        {known?.total === 0 && (
          <Text size="md" tone="faint">
            {t('email.none')}
          </Text>
        )}
        {known && locked > 0 && (
          <UnlockLine
            locked={locked}
            cost={known.cost}
            remaining={known.remaining}
            isBusy={emails.unlocking.isPending}
            onUnlock={max => emails.unlocking.mutate(max, { onSettled: () => void mail.refetch() })}
          />
        )}
        {known && known.refused > 0 && (
          <Text size="md" tone="faint">
            {t('email.refused', { count: known.refused, number: fullCount(known.refused) })}
          </Text>
        )}
        {canWrite && (
          <>
            <AddressTable
              unlocked={known.unlocked}
              mail={mail.data}
              isBusy={emails.preferring.isPending}
              onPrefer={prefer}
            />
            <Group gap={10} columnGap={20} justify="between" wrap>
              <Text size="md" tone="faint">
                {t('email.bouncesAbout')}
              </Text>
              {write(t('email.write'))}
            </Group>
          </>
        )}
      </Card>
      <HistoryCard
        events={mail.data?.events}
        first={canWrite && write(t('email.first'))}
        isLocked={locked > 0 && !canWrite}
      />
      {dialog}
    </Stack>
  );
}
