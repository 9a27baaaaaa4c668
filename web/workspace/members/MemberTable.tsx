import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { absent, compactCount } from '../../../contract/core/format.ts';
import { quotaNames } from '../../../contract/billing/quota-kinds.ts';
import type { Member } from '../../../contract/workspace/members.ts';
import { currentLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import type { MemberAction } from './dialogs/member-action.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';

/** The quotas that members use, in display order, with their texts. */
const uses = [
  ['search.daily', 'searches'],
  ['email.unlock', 'emails'],
  ['mail.daily', 'mails'],
  ['export.rows', 'rows'],
] as const;

const usedOf = (member: Member, key: string) => member.used.find(each => each.key === key)?.used ?? 0;

function AccountCell({ member }: { member: Member }) {
  const { t } = useTranslation('team');
  const { user } = useSession();
  return (
    <Group as="span" gap={10} shrink>
      <Avatar name={member.nickName} src={member.avatar} size={34} />
      <Box as="span" shrink>
        <Group as="span" gap={6} weight={600} breaks>
          {member.nickName}
          {member.id === user.userId && <Tag tone="accent">{t('you')}</Tag>}
        </Group>
        <Text as="span" block size="sm" tone="faint" truncate>
          {member.username}
          {member.phone && <bdi> · {member.phone}</bdi>}
        </Text>
      </Box>
    </Group>
  );
}

function UsedCell({ member }: { member: Member }) {
  const { t } = useTranslation('team');
  const texts = uses
    .map(([key, word]) => ({ used: usedOf(member, key), word }))
    .filter(({ used }) => used > 0)
    .map(({ used, word }) => t(`use.${word}`, { count: used, number: compactCount(used) }));
  if (!texts.length) return absent;
  return (
    <Group as="ul" columnGap={12} align="stretch" wrap size="md" tone="soft">
      {texts.map(words => (
        <Text as="li" nowrap key={words}>
          <bdi>{words}</bdi>
        </Text>
      ))}
    </Group>
  );
}

/** What was used this month of the quotas that somebody set. */
function QuotaCell({ member }: { member: Member }) {
  const limited = member.quotas.filter(({ max }) => max !== null);
  if (!limited.length) return absent;
  return (
    <Stack as="ul" gap={2} size="md" tone="soft">
      {limited.map(({ kind, used, max }) => (
        <Text as="li" nowrap key={kind}>
          {quotaNames[currentLang][kind]}{' '}
          <bdi>
            {compactCount(used)} / {compactCount(max)}
          </bdi>
        </Text>
      ))}
    </Stack>
  );
}

export interface MemberTableProps {
  members: readonly Member[] | undefined;
  onAsk: (action: MemberAction, member: Member) => void;
  onEnable: (member: Member) => void;
  /** In place of rows. */
  failed?: React.ReactNode;
}

function memberColumns(
  t: TFunction<'team'>,
  { members, onAsk, onEnable }: Pick<MemberTableProps, 'members' | 'onAsk' | 'onEnable'>,
): Column<Member>[] {
  const hasQuotas = members?.some(({ quotas }) => quotas.some(({ max }) => max !== null));
  return [
    {
      key: 'account',
      head: t('column.account'),
      width: 230,
      cell: member => <AccountCell member={member} />,
    },
    {
      key: 'role',
      head: t('column.role'),
      width: 110,
      cell: member => <Tag tone={member.role === 'owner' ? 'accent' : 'plain'}>{member.roleName}</Tag>,
    },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 90,
      cell: member => (
        <>
          <Tag tone={member.disabled ? 'bad' : 'good'}>{t(member.disabled ? 'disabled' : 'active')}</Tag>
          {member.hasSecondFactor && (
            <Text size="sm" tone="faint">
              {t('hasSecondFactor')}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'addedAt',
      head: t('column.addedAt'),
      width: 140,
      cell: member => <Moment at={member.addedAt} />,
    },
    {
      key: 'lastSeenAt',
      head: t('column.lastSeenAt'),
      width: 110,
      cell: member => (member.lastSeenAt ? <Ago at={member.lastSeenAt} /> : t('neverSeen')),
    },
    { key: 'used', head: t('column.used'), width: 220, cell: member => <UsedCell member={member} /> },
    ...(hasQuotas
      ? [
          {
            key: 'quotas',
            head: t('column.quotas'),
            width: 180,
            cell: (member: Member) => <QuotaCell member={member} />,
          },
        ]
      : []),
    {
      key: 'favourites',
      head: t('column.favourites'),
      align: 'end',
      width: 90,
      cell: member => <Count value={usedOf(member, 'favourites.total')} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 70,
      cell: member => (
        <MemberMenu
          member={member}
          onAsk={action => onAsk(action, member)}
          onEnable={() => onEnable(member)}
        />
      ),
    },
  ];
}

/** The main account first, then sub-accounts by date of creation. */
export function MemberTable({ members, onAsk, onEnable, failed }: MemberTableProps) {
  const { t } = useTranslation('team');
  return (
    <DataTable
      label={t('members')}
      columns={memberColumns(t, { members, onAsk, onEnable })}
      rows={members}
      keyOf={member => member.id}
      skeletonRows={3}
      instead={failed}
    />
  );
}
