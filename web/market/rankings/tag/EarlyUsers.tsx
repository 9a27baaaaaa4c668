import { IconMail, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActOnCreator } from '../../../creators/shared/actions/ActOnCreator.tsx';
import { useWriteTo } from '../../../creators/shared/actions/use-write-to.tsx';
import { CreatorLine, creatorName } from '../../shared/CreatorLine.tsx';
import { IconAction } from '../../shared/IconAction.tsx';
import { Group } from '../../../ui/box/Box.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import type { TagView } from '../queries.ts';

type Early = TagView['early'][number];

interface Asking {
  what: 'save' | 'write';
  creator: Early['creator'];
}

function useColumns(ask: (asking: Asking) => void): Column<Early>[] {
  const { t } = useTranslation('rankings');
  return [
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 300,
      cell: ({ creator }) => <CreatorLine creator={creator} />,
    },
    { key: 'first', head: t('column.firstUsed'), width: 150, cell: ({ firstAt }) => <Moment at={firstAt} /> },
    {
      key: 'plays',
      head: t('column.playsOfIt'),
      align: 'end',
      width: 130,
      cell: ({ plays }) => <Count value={plays} />,
    },
    {
      key: 'followers',
      head: t('column.followers'),
      align: 'end',
      width: 110,
      cell: ({ creator }) => <Count value={creator.followers} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 96,
      cell: ({ creator }) => (
        <Group as="span" inline gap={4} align="stretch">
          <IconAction
            icon={IconStar}
            label={t('act.save')}
            of={creatorName(creator)}
            onPress={() => ask({ what: 'save', creator })}
          />
          <IconAction
            icon={IconMail}
            label={t('act.write')}
            of={creatorName(creator)}
            onPress={() => ask({ what: 'write', creator })}
          />
        </Group>
      ),
    },
  ];
}

/** The creators who used the tag first. */
export function EarlyUsers({ early }: { early: readonly Early[] }) {
  const { t } = useTranslation('rankings');
  const [saving, setSaving] = useState<Early['creator']>();
  const { writeTo, dialog } = useWriteTo();
  const columns = useColumns(({ what, creator }) => {
    if (what === 'save') setSaving(creator);
    else void writeTo({ of: 'ids', ids: [creator.id] });
  });
  return (
    <Card title={t('tag.early')} aside={t('tag.earlyAside')}>
      <DataTable
        label={t('tag.early')}
        columns={columns}
        rows={early}
        keyOf={({ creator }) => creator.id}
        instead={early.length ? undefined : t('tag.noPosts')}
      />
      {dialog}
      {saving && (
        <ActOnCreator
          what="save"
          creator={{ id: saving.id, name: creatorName(saving) }}
          onClose={() => setSaving(undefined)}
        />
      )}
    </Card>
  );
}
