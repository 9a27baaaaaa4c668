import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type CollaborationState,
  collaborationStates,
} from '../../../../contract/campaigns/collaboration-kinds.ts';

export interface MoveMenuProps {
  /** The menu opens beside it and returns the focus to it. */
  button: HTMLElement;
  from: CollaborationState;
  name: string;
  stateName: (state: CollaborationState) => string;
  onChoose: (to: CollaborationState) => void;
  onClose: () => void;
}

/** Where a card can be moved without dragging: one menu for all cards. */
export function MoveMenu({ button, from, name, stateName, onChoose, onClose }: MoveMenuProps) {
  const { t } = useTranslation('collaborations');
  const { top, left, width, height } = button.getBoundingClientRect();
  return (
    <Menu
      opened
      position="bottom-end"
      width={200}
      onChange={isOpen => {
        if (isOpen) return;
        onClose();
        button.focus({ preventScroll: true });
      }}
    >
      <Menu.Target>
        <span style={{ position: 'fixed', top, left, width, height, pointerEvents: 'none' }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('card.more', { name })}>
        <Menu.Label>{t('moveTo')}</Menu.Label>
        {collaborationStates.map(state => (
          <Menu.Item
            key={state}
            disabled={state === from}
            style={{ color: state === 'cancelled' && state !== from ? 'var(--bad)' : undefined }}
            onClick={() => onChoose(state)}
          >
            {stateName(state)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
