import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statuses } from '../../shared/contact-statuses.ts';
import { statusTones } from '../../shared/rows/TeamMarks.tsx';
import { nameOf, type ShownCreator } from '../../shared/shown-creator.ts';
import { Group } from '../../../ui/box/Box.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { useOpener } from '../../../ui/overlays/popups/use-opener.ts';
import styles from './in-place.module.css';
import { useStatusChange } from './use-status-change.ts';

/** The status of a creator as a button that opens the others. */
export function StatusMenu({ row }: { row: ShownCreator }) {
  const { t } = useTranslation('team-creators');
  const { status, setStatus } = useStatusChange(row.id, row.marks.status);
  const [opened, setOpened] = useState(false);
  const { id, opener, anchor, parts } = useOpener('menu', opened);
  const actions = statuses.map(each => ({
    text: t(`status.${each}`),
    ...(each === status && { reason: t('setStatus.current') }),
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
        type="button"
        className={styles.status}
        aria-label={t('setStatus.of', { name: nameOf(row), status: t(`status.${status}`) })}
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
