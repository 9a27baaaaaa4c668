import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../../contract/core/format.ts';
import { paths } from '../../../app/paths.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { TabProps } from '../EffectTabs.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import row from '../../../ui/theme/row-name.module.css';
import styles from '../effects.module.css';
import { type EffectView, useRemove } from '../queries.ts';
import { AddLinksDialog } from './AddLinksDialog.tsx';

type Row = EffectView['links'][number];

function useColumns(mine: boolean, onAsk: (link: Row) => void): Column<Row>[] {
  const { t } = useTranslation('effects');
  return [
    {
      key: 'link',
      head: t('column.link'),
      width: 280,
      cell: ({ id: linkId, name, isGone }) =>
        isGone ? (
          <Text as="span" size="md" tone="soft" leading="relaxed">
            {t('link.gone')}
          </Text>
        ) : (
          <Link to={paths.shortLink(linkId)} className={row.name} title={name}>
            <bdi>{name}</bdi>
          </Link>
        ),
    },
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 200,
      cell: ({ creator }) => <bdi>{creator?.name ?? absent}</bdi>,
    },
    {
      key: 'clicks',
      head: t('figure.clicks'),
      align: 'end',
      width: 110,
      cell: ({ clicks }) => <Count value={clicks} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      align: 'end',
      width: 120,
      cell: link => mine && <LinkButton onClick={() => onAsk(link)}>{t('link.remove')}</LinkButton>,
    },
  ];
}

/** The short links whose clicks count for the project, with their actions. */
export function LinksTab({ effect }: TabProps) {
  const { t } = useTranslation('effects');
  const { id, mine, beginsOn } = effect.project;
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Row>();
  const remove = useRemove(id, () => {
    showToast('success', t('link.removed'));
    setAsked(undefined);
  });
  const add = (
    <Button
      disabled={!mine}
      title={mine ? undefined : t('notYours')}
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {t('link.add')}
    </Button>
  );
  const columns = useColumns(mine, setAsked);
  return (
    <>
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.bar}>
        <Text size="md" tone="soft" leading="relaxed">
          {t('formula.clicks', { from: beginsOn })}
        </Text>
        {add}
      </Group>
      <DataTable
        label={t('link.table')}
        columns={columns}
        rows={effect.links}
        keyOf={({ id: linkId }) => linkId}
        instead={!effect.links.length && <EmptyState>{t('link.empty')}</EmptyState>}
      />
      {isAdding && <AddLinksDialog effect={effect} onClose={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          title={t('link.removeTitle')}
          confirm={t('link.remove')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ what: 'link', linkId: asked.id })}
          onCancel={() => setAsked(undefined)}
        >
          {t('link.removeText', { name: asked.name || t('link.gone') })}
        </ConfirmDialog>
      )}
    </>
  );
}
