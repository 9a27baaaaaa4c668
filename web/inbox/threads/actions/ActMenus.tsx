import { Menu } from '@mantine/core';
import { IconCheck, IconTag, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadAct, ThreadRow } from '../../../../contract/inbox/threads.ts';
import { useSession } from '../../../session/session.ts';
import { ActButton } from './ActButton.tsx';
import type { MenuName } from '../inbox-state.ts';
import { LabelDot } from '../LabelChip.tsx';
import { LabelDialog } from './LabelDialog.tsx';
import { useLabels, usePeople } from '../queries.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';

export interface MenuProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

interface OnRows extends MenuProps {
  rows: readonly ThreadRow[];
  onAct: (act: ThreadAct) => void;
}

const check = <IconCheck size={15} aria-hidden />;

function AssignMenu({ rows, isOpen, onOpen, onAct }: OnRows) {
  const { t } = useTranslation('inbox');
  const { user } = useSession();
  const people = usePeople().data?.people ?? [];
  const own = people.filter(({ id }) => id === user.userId);
  const others = people.filter(({ id }) => id !== user.userId);
  const isWith = (id: number | null) => rows.every(({ assignedTo }) => (assignedTo?.id ?? null) === id);
  return (
    <Menu
      opened={isOpen}
      onChange={onOpen}
      position="bottom-end"
      width={220}
      returnFocus
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActButton label={t('act.assign')} icon={IconUserPlus} keys="a" />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('assign.title')}>
        <Menu.Label>{t('assign.title')}</Menu.Label>
        {[...own, ...others].map(({ id, name }) => (
          <Menu.RadioItem
            key={id}
            value={String(id)}
            checked={isWith(id)}
            checkIcon={check}
            closeMenuOnClick
            onChange={() => onAct({ kind: 'assign', accountId: id })}
          >
            {id === user.userId ? t('assign.me', { name }) : name}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.RadioItem
          value=""
          checked={isWith(null)}
          checkIcon={check}
          closeMenuOnClick
          onChange={() => onAct({ kind: 'assign', accountId: null })}
        >
          {t('assign.nobody')}
        </Menu.RadioItem>
      </Menu.Dropdown>
    </Menu>
  );
}

function LabelMenu({ rows, isOpen, onOpen, onAct }: OnRows) {
  const { t } = useTranslation('inbox');
  const labels = useLabels().data?.labels ?? [];
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        opened={isOpen}
        onChange={onOpen}
        position="bottom-end"
        width={220}
        returnFocus
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActButton label={t('act.label')} icon={IconTag} keys="l" />
        </Menu.Target>
        <Menu.Dropdown aria-label={t('labels.title')}>
          <Menu.Label>{t('labels.title')}</Menu.Label>
          {labels.map(({ id, name, color }) => {
            const isOn = rows.every(row => row.labels.includes(id));
            return (
              <Menu.CheckboxItem
                key={id}
                checked={isOn}
                checkIcon={check}
                onChange={() => onAct({ kind: isOn ? 'unlabel' : 'label', labelId: id })}
              >
                <LabelDot color={color} /> {name}
              </Menu.CheckboxItem>
            );
          })}
          {labels.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => setAsking(true)}>{t('labels.new')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <LabelDialog onDone={labelId => onAct({ kind: 'label', labelId })} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

export interface ActMenusProps {
  rows: readonly ThreadRow[];
  opened: MenuName | null;
  onOpen: (menu: MenuName | null) => void;
  onAct: (act: ThreadAct) => void;
}

/** The actions that need a choice: snooze until when, assign to whom, which labels. Shortcuts open them too. */
export function ActMenus({ rows, opened, onOpen, onAct }: ActMenusProps) {
  const menu = (name: MenuName) => ({
    isOpen: opened === name,
    onOpen: (isOpen: boolean) => onOpen(isOpen ? name : null),
  });
  return (
    <>
      <SnoozeMenu {...menu('snooze')} onPick={until => onAct({ kind: 'snooze', until })} />
      <AssignMenu {...menu('assign')} rows={rows} onAct={onAct} />
      <LabelMenu {...menu('label')} rows={rows} onAct={onAct} />
    </>
  );
}
