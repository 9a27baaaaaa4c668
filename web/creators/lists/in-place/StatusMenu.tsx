import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actOnCreators } from '../../../../contract/creators/bulk.ts';
import type { CreatorStatus } from '../../../../contract/creators/team-creators/team-creators.ts';
import { call } from '../../../app/api.ts';
import { statuses } from '../../shared/contact-statuses.ts';
import { teamMemoryRenewed } from '../../shared/queries.ts';
import { statusTones } from '../../shared/rows/TeamMarks.tsx';
import { nameOf, type ShownCreator } from '../../shared/shown-creator.ts';
import { Group } from '../../../ui/box/Box.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { useOpener } from '../../../ui/overlays/popups/use-opener.ts';
import styles from './in-place.module.css';

/** Sets the status of a creator. The new one is shown at once, until the reloaded row has it; a toast shows an error. */
function useStatusChange(id: number, known: CreatorStatus) {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (status: CreatorStatus) =>
      call(actOnCreators, {
        body: { selection: { of: 'ids', ids: [id] }, action: { do: 'setStatus', status } },
      }),
    onSettled: () => teamMemoryRenewed(queries),
  });
  return { status: isPending ? variables : known, setStatus: mutate };
}

/** The status of a creator as a button that opens the others. */
export function StatusMenu({ row }: { row: ShownCreator }) {
  const { t } = useTranslation('team-creators');
  const { t: lists } = useTranslation('lists');
  const { status, setStatus } = useStatusChange(row.id, row.marks.status);
  const [opened, setOpened] = useState(false);
  const { id, opener, anchor, parts } = useOpener('menu', opened);
  const actions = statuses.map(each => ({
    text: t(`status.${each}`),
    ...(each === status && { reason: lists('inPlace.current') }),
    onChoose: () => setStatus(each),
  }));
  return (
    <>
      <Group
        as="button"
        {...opener}
        inline
        gap={2}
        tone="faint"
        plain
        p={0}
        radius="tag"
        pointer
        nowrap
        hoverAccent
        type="button"
        className={styles.status}
        aria-label={lists('inPlace.status', { name: nameOf(row), status: t(`status.${status}`) })}
        onClick={() => setOpened(is => !is)}
      >
        <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>
        <IconChevronDown size={14} aria-hidden />
      </Group>
      {parts && anchor && (
        <parts.MenuPanel id={id} anchor={anchor} opened={opened} onChange={setOpened} actions={[actions]} />
      )}
    </>
  );
}
