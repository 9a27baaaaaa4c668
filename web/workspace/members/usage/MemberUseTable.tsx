import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { entitlementNames } from '../../../../contract/billing/entitlement-texts.ts';
import { absent, fullCount } from '../../../../contract/core/format.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import type { KeyUse, TeamData } from './member-uses.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import pages from '../TeamPage.module.css';

type Row = TeamData['members'][number] & { isTotal?: true };

export interface MemberUseTableProps {
  data: TeamData | undefined;
  uses: readonly KeyUse[] | undefined;
  isStale: boolean;
}

function memberUseColumns(t: TFunction<'team'>, uses: readonly KeyUse[]): Column<Row>[] {
  return [
    {
      key: 'member',
      head: t('data.member'),
      width: 210,
      cell: row =>
        row.isTotal ? (
          <b>{t('data.total')}</b>
        ) : (
          <Group as="span" gap={10} shrink>
            <Avatar name={row.nickName || '—'} src={row.avatar} size={30} />
            <Box as="span" shrink>
              <Group as="span" gap={6} weight={600} breaks>
                {row.nickName || t('data.gone')}
              </Group>
              <Text as="span" block size="sm" tone="faint" truncate>
                {row.username}
              </Text>
            </Box>
          </Group>
        ),
    },
    ...uses.map(({ key }): Column<Row> => ({
      key,
      head: entitlementNames[currentLang][key],
      align: 'end',
      width: 130,
      cell: row => {
        const used = row.used.find(each => each.key === key)?.used;
        return row.isTotal ? <b>{fullCount(used)}</b> : used ? fullCount(used) : absent;
      },
    })),
  ];
}

/** Members by quotas, with the totals in the first row. */
export function MemberUseTable({ data, uses, isStale }: MemberUseTableProps) {
  const { t } = useTranslation('team');
  const all: Row = {
    isTotal: true,
    accountId: null,
    username: '',
    nickName: '',
    avatar: '',
    used: [...(uses ?? [])],
  };
  return (
    <Stack as="section" gap={10} shrink className={pages.section}>
      <h2>{t('data.table')}</h2>
      <DataTable
        label={t('data.table')}
        columns={memberUseColumns(t, uses ?? [])}
        rows={data && [all, ...data.members]}
        keyOf={(row: Row) => (row.isTotal ? 'total' : (row.accountId ?? 'gone'))}
        isStale={isStale}
        density="compact"
        skeletonRows={3}
      />
    </Stack>
  );
}
