import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useId, useRef } from 'react';

export interface MenuAction {
  text: string;
  isDangerous?: boolean;
  /** Why it is disabled. */
  reason?: string;
  /** The address of a page to open, instead of an action. */
  href?: string;
  onChoose?: () => void;
}

export interface MoreMenuProps {
  label: string;
  /** It stands beside buttons, so it is as high as they are. */
  isBesideButtons?: boolean;
  /** Groups, separated by lines; destructive actions are in the last one. */
  actions: readonly (readonly MenuAction[])[];
}

function Entry({ action, onBack }: { action: MenuAction; onBack: () => void }) {
  const id = useId();
  const { text, isDangerous, reason, href, onChoose } = action;
  const color = isDangerous ? 'var(--bad)' : undefined;
  if (href) {
    return (
      <Menu.Item component="a" href={href} target="_blank" rel="noreferrer">
        {text}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      style={{ color }}
      disabled={reason !== undefined}
      aria-describedby={reason && id}
      onClick={() => {
        // Returns the focus to the button before a dialog opens, since the menu will be gone.
        onBack();
        onChoose?.();
      }}
    >
      {text}
      {reason && (
        <span id={id} style={{ display: 'block', fontSize: 12.5, color: 'var(--ink-3)' }}>
          {reason}
        </span>
      )}
    </Menu.Item>
  );
}

/** Less frequent actions in a menu; arrow keys move through it, Escape closes it. */
export function MoreMenu({ label, isBesideButtons, actions }: MoreMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end" width={200} returnFocus>
      <Menu.Target>
        <ActionIcon
          ref={opener}
          variant="default"
          size={isBesideButtons ? 36 : 30}
          aria-label={label}
          title={label}
        >
          <IconDots size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions
          .filter(group => group.length)
          .map((group, at) => [
            at > 0 && <Menu.Divider key={`line-${group[0]?.text ?? ''}`} />,
            ...group.map(action => (
              <Entry key={action.text} action={action} onBack={() => opener.current?.focus()} />
            )),
          ])}
      </Menu.Dropdown>
    </Menu>
  );
}
