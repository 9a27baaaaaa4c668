import type { PopoverDropdownProps, PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Later } from '../../page/later.ts';
import { type OpenerProps, useOpener } from './use-opener.ts';

export interface PopupProps extends Pick<
  PopoverProps,
  'position' | 'width' | 'trapFocus' | 'returnFocus' | 'closeOnEscape' | 'withinPortal'
> {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** Draws the button: `renderOpener={props => <button {...props} onClick={…} />}`. */
  renderOpener: (props: OpenerProps) => ReactNode;
  /** Of the panel: its name, class and keys. */
  panel: PopoverDropdownProps;
  /** What it shows, if that is loaded later too; the page reads it with `useLoaded`. */
  content?: Later<unknown> | undefined;
  children: ReactNode;
}

/** A panel beside the button that opens it. Its library comes with the first one that somebody is about to open. */
export function Popup({ opened, renderOpener, content, ...rest }: PopupProps) {
  const { id, opener, anchor, parts } = useOpener('dialog', opened, content);
  return (
    <>
      {renderOpener(opener)}
      {parts && anchor && <parts.PopupPanel id={id} anchor={anchor} opened={opened} {...rest} />}
    </>
  );
}
