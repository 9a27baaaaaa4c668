import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutKanban, IconMail, IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CandidateStatus } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Candidate } from '../../../contract/campaigns/candidates.ts';
import { absent, money, moneyRange, percentOfBp } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Tag, type TagProps } from '../../ui/labels/Tag.tsx';
import { EmailCell } from '../../creators/shared/rows/EmailCell.tsx';
import { FitCell } from './fit/FitCell.tsx';
import { CandidateActions, type CandidateActionsProps } from './CandidateActions.tsx';
import { CandidateCell } from './CandidateCell.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './candidates.module.css';

const tones: Record<CandidateStatus, TagProps['tone']> = {
  candidate: 'plain',
  invited: 'accent',
  opened: 'accent',
  replied: 'good',
  interested: 'good',
  declined: 'bad',
  noAnswer: 'warn',
  collaborating: 'good',
};

/** When they reached their status; null if unknown. */
function momentOf({ status, invitedAt, openedAt, repliedAt, addedAt }: Candidate): string | null {
  switch (status) {
    case 'candidate':
      return addedAt;
    case 'opened':
      return openedAt;
    case 'replied':
      return repliedAt;
    case 'interested':
    case 'declined':
      return repliedAt ?? openedAt ?? invitedAt;
    case 'collaborating':
      return null;
    case 'invited':
    case 'noAnswer':
      return invitedAt;
  }
}

function StatusCell({ row }: { row: Candidate }) {
  const { t } = useTranslation('candidates');
  const at = momentOf(row);
  return (
    <Stack as="span" inline gap={2} align="start" className={styles.status}>
      <Tag tone={tones[row.status]}>{t(`status.${row.status}`)}</Tag>
      {at && <Ago at={at} />}
    </Stack>
  );
}

function PriceCell({ row: { price } }: { row: Candidate }) {
  const { t } = useTranslation('candidates');
  if (!price) return absent;
  return (
    <Stack as="span" inline gap={2} align="start" className={styles.price}>
      <bdi dir="ltr">{price.isPaid ? money(price.lowFen) : moneyRange(price.lowFen, price.highFen)}</bdi>
      <Text as="small" size="sm" tone="faint">
        {t(price.isPaid ? 'price.paid' : 'price.estimate')}
      </Text>
    </Stack>
  );
}

function Way({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon component={Link} to={to} variant="default" size={30} aria-label={label}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

function WaysCell({ campaignId, row }: { campaignId: number; row: Candidate }) {
  const { t } = useTranslation('candidates');
  const { taskId, threadId, collaborationId } = row;
  const name = row.name || row.handle;
  if (taskId === null && threadId === null && collaborationId === null) return absent;
  return (
    <Group as="span" inline gap={6}>
      {taskId !== null && (
        <Way to={paths.mailTask(taskId)} label={t('way.task', { name })}>
          <IconMail size={16} stroke={1.6} />
        </Way>
      )}
      {threadId !== null && (
        <Way to={paths.inbox(`thread=${threadId}`)} label={t('way.thread', { name })}>
          <IconMessage size={16} stroke={1.6} />
        </Way>
      )}
      {collaborationId !== null && (
        <Way to={paths.collaboration(campaignId, collaborationId)} label={t('way.card', { name })}>
          <IconLayoutKanban size={16} stroke={1.6} />
        </Way>
      )}
    </Group>
  );
}

export interface CandidateColumns {
  campaignId: number;
  /** Who excluded them, when and why, instead of the mail's outcome. */
  isExcluded: boolean;
  /** Acts on one candidate; null for viewers. */
  act: CandidateActionsProps['act'] | null;
}

/** The columns of a table of candidates. */
export function useCandidateColumns({ campaignId, isExcluded, act }: CandidateColumns): Column<Candidate>[] {
  const { t } = useTranslation('candidates');
  const why: Column<Candidate>[] = [
    {
      key: 'reason',
      head: t('column.reason'),
      width: 240,
      cell: ({ excluded }) => <Text breaks>{excluded?.reason}</Text>,
    },
    {
      key: 'excluded',
      head: t('column.excluded'),
      width: 170,
      cell: ({ excluded }) =>
        excluded && (
          <Stack as="span" inline gap={2} align="start" className={styles.price}>
            <Moment at={excluded.at} />
            <Text as="small" size="sm" tone="faint">
              {excluded.by || t('deletedAccount', { ns: 'common' })}
            </Text>
          </Stack>
        ),
    },
  ];
  const ways: Column<Candidate> = {
    key: 'ways',
    head: t('column.ways'),
    width: 116,
    cell: row => <WaysCell campaignId={campaignId} row={row} />,
  };
  const end: Column<Candidate> = {
    key: 'actions',
    head: t('actions', { ns: 'common' }),
    hidesHead: true,
    align: 'end',
    width: isExcluded ? 100 : 126,
    cell: row => act && <CandidateActions row={row} act={act} />,
  };
  return [
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 230,
      cell: row => <CandidateCell row={row} />,
    },
    {
      key: 'followers',
      head: t('column.followers'),
      align: 'end',
      width: 74,
      cell: row => <Count value={row.followers} />,
    },
    {
      key: 'plays',
      head: t('column.plays'),
      align: 'end',
      width: 84,
      cell: row => <Count value={row.averagePlays} />,
    },
    {
      key: 'interaction',
      head: t('column.interaction'),
      align: 'end',
      width: 76,
      cell: row => percentOfBp(row.interactionBp),
    },
    {
      key: 'price',
      head: t('column.price'),
      align: 'end',
      width: 118,
      cell: row => <PriceCell row={row} />,
    },
    { key: 'fit', head: t('column.fit'), width: 86, cell: row => <FitCell row={row} /> },
    { key: 'email', head: t('column.email'), width: 158, cell: row => <EmailCell {...row} /> },
    { key: 'status', head: t('column.status'), width: 106, cell: row => <StatusCell row={row} /> },
    ...(isExcluded ? why : [ways]),
    ...(act ? [end] : []),
  ];
}
