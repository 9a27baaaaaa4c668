import { Menu, Popover, Tooltip } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type Ref, useId, useImperativeHandle } from 'react';
import type { MenuAction, MoreMenuProps } from '../MoreMenu.tsx';
import type { PopupProps } from './Popup.tsx';
import type { TipProps } from './Tip.tsx';

/** Stands for the button, which was there before the library was. */
function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/** Opened after it is there, so that the library sees the change: it remembers where the focus was. */
const useOpenedAfterwards = (opened: boolean) => useMounted() && opened;

interface Anchored {
  id: string;
  anchor: HTMLElement;
}

export function PopupPanel(props: Omit<PopupProps, 'renderOpener' | 'content'> & Anchored) {
  const { anchor, opened, panel, children, ...popover } = props;
  return (
    <Popover {...popover} opened={useOpenedAfterwards(opened)}>
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown {...panel}>{children}</Popover.Dropdown>
    </Popover>
  );
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

interface MenuPanelProps extends Pick<MoreMenuProps, 'actions'>, Anchored {
  opened: boolean;
  onChange: (opened: boolean) => void;
}

export function MenuPanel({ id, anchor, opened, onChange, actions }: MenuPanelProps) {
  const isShown = useOpenedAfterwards(opened);
  return (
    <Menu id={id} opened={isShown} onChange={onChange} position="bottom-end" width={200} returnFocus>
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions
          .filter(group => group.length)
          .map((group, at) => [
            at > 0 && <Menu.Divider key={`line-${group[0]?.text ?? ''}`} />,
            ...group.map(action => <Entry key={action.text} action={action} onBack={() => anchor.focus()} />),
          ])}
      </Menu.Dropdown>
    </Menu>
  );
}

export function TipPanel(
  props: Pick<TipProps, 'label' | 'position'> & { anchor: HTMLElement; opened: boolean },
) {
  const { anchor, ...tooltip } = props;
  return <Tooltip {...tooltip} target={anchor} />;
}
