import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Later } from '../../page/later.ts';
import { popups } from './load-popups.ts';

/** What the button that opens a popup gets. */
export interface OpenerProps {
  ref: (element: HTMLElement | null) => void;
  id: string;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * Connects a button with a popup that is drawn beside it, once it was opened for the first time and everything that it
 * needs is there.
 * @param content what the popup shows, if that is loaded later too
 */
export function useOpener(kind: OpenerProps['aria-haspopup'], opened: boolean, content?: Later<unknown>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  const parts = popups.useLoaded();
  const isThere = !content || content.isLoaded();
  const load = () => {
    void popups.load();
    void content?.load();
  };
  const onOpen = useEffectEvent(load);
  useEffect(() => {
    if (opened) onOpen();
  }, [opened]);
  const opener: OpenerProps = {
    ref: setAnchor,
    // The names that the library gives to what belongs together.
    id: `${id}-target`,
    'aria-haspopup': kind,
    'aria-expanded': opened,
    'aria-controls': opened && parts ? `${id}-dropdown` : undefined,
    onPointerEnter: load,
    onFocus: load,
  };
  return { id, opener, anchor, parts: wasOpened && isThere ? parts : undefined };
}
