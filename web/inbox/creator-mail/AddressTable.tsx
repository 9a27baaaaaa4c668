import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { getCreatorEmails } from '../../../contract/creators/creator-emails.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { day, fullCount } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { AddressActions } from './AddressActions.tsx';
import { Group } from '../../ui/box/Box.tsx';
import type { CreatorMail } from './queries.ts';

type Unlocked = ReplyOf<typeof getCreatorEmails>['unlocked'][number];
type Row = Unlocked & { record: CreatorMail['addresses'][number] | undefined };
type Translate = ReturnType<typeof useTranslation<'insights'>>['t'];

const sources = ['bio', 'caption', 'stated', 'told', 'imported'] as const;

function sourceText(t: Translate, source: string): string {
  const known = sources.find(each => each === source);
  return known ? t(`email.sources.${known}`) : t('email.otherSource');
}

function bounceText(t: Translate, record: Row['record']): string {
  const number = fullCount(record?.bounces);
  return record?.lastBounceAt ? t('email.bouncesLast', { number, day: day(record.lastBounceAt) }) : number;
}

/** Whether the address may be emailed, with the reason if not. */
function Standing({ record, address }: Row) {
  const { t } = useTranslation('insights');
  if (!record) return null;
  if (!record.suppressed) return <Tag tone="good">{t('email.free')}</Tag>;
  return (
    <Link
      to={paths.suppressions(new URLSearchParams({ keyword: address }).toString())}
      title={t('email.toSuppressions', { address })}
    >
      <Tag tone="bad">{t(`email.suppressed.${record.suppressed}`)}</Tag>
    </Link>
  );
}

interface Choice {
  /** There are several to choose from. */
  canChoose: boolean;
  isBusy: boolean;
  onPrefer: (address: string) => void;
}

const columnsOf = (t: Translate, { canChoose, isBusy, onPrefer }: Choice): Column<Row>[] => [
  {
    key: 'address',
    head: t('address', { ns: 'common' }),
    width: 220,
    cell: ({ address, isImported, isPreferred }) => (
      <Group gap={6} wrap>
        <bdi dir="ltr">{address}</bdi>
        {isImported && <Tag>{t('email.imported')}</Tag>}
        {isPreferred && <Tag tone="good">{t('email.preferred')}</Tag>}
      </Group>
    ),
  },
  { key: 'source', head: t('email.source'), width: 110, cell: row => sourceText(t, row.source) },
  { key: 'foundAt', head: t('email.foundAt'), width: 110, cell: row => day(row.foundAt) },
  { key: 'sent', head: t('email.sent'), width: 90, align: 'end', cell: row => fullCount(row.record?.sent) },
  { key: 'bounces', head: t('email.bounces'), width: 150, cell: row => bounceText(t, row.record) },
  { key: 'state', head: t('email.state'), width: 130, cell: row => <Standing {...row} /> },
  {
    key: 'actions',
    head: t('actions', { ns: 'common' }),
    width: 180,
    hidesHead: true,
    cell: ({ address, isPreferred }) => (
      <Group gap={6} wrap>
        <AddressActions address={address} />
        {canChoose && !isPreferred && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isBusy}
            aria-label={t('email.preferAddress', { address })}
            onClick={() => onPrefer(address)}
          >
            {t('email.prefer')}
          </Button>
        )}
      </Group>
    ),
  },
];

export interface AddressTableProps {
  unlocked: readonly Unlocked[];
  /** Undefined until it is loaded. */
  mail: CreatorMail | undefined;
  isBusy: boolean;
  /** Makes an address the first that is written to. */
  onPrefer: (address: string) => void;
}

/** Unlocked addresses: their source, their date and the results of mail to them. */
export function AddressTable({ unlocked, mail, isBusy, onPrefer }: AddressTableProps) {
  const { t } = useTranslation('insights');
  const canChoose = unlocked.length > 1;
  const columns = columnsOf(t, { canChoose, isBusy, onPrefer });
  const records = new Map(mail?.addresses.map(record => [record.address, record]));
  return (
    <DataTable
      label={t('email.addresses')}
      columns={columns}
      rows={unlocked.map(each => ({ ...each, record: records.get(each.address) }))}
      keyOf={row => row.address}
    />
  );
}
