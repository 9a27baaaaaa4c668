import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FindOption } from './find-option.ts';

interface Choosing {
  typed: string;
  options: readonly FindOption[];
  /** The first is what Enter takes, even if more options come. */
  isFirstSure: boolean;
  take: (option: FindOption, inNewTab: boolean) => void;
}

/**
 * Which option Enter takes. What somebody has moved to stays, whatever else is found. Enter means the first result of
 * what was typed: if that is not known yet, it waits for it.
 */
export function useChosen({ typed, options, isFirstSure, take }: Choosing) {
  const [moved, setMoved] = useState({ typed, key: '' });
  const waits = useRef<{ typed: string; inNewTab: boolean } | null>(null);
  const first = typed && isFirstSure ? options[0] : undefined;
  const at = moved.typed === typed ? options.findIndex(({ key }) => key === moved.key) : -1;
  const chosen = options[at] ?? first;

  const onSure = useEffectEvent(() => {
    const waiting = waits.current;
    waits.current = null;
    if (waiting?.typed === typed && first) take(first, waiting.inNewTab);
  });
  useEffect(() => {
    if (isFirstSure) onSure();
  }, [isFirstSure]);

  const move = (step: number) => {
    const from = chosen ? options.indexOf(chosen) : step > 0 ? -1 : options.length;
    const next = options[(from + step + options.length) % options.length];
    if (next) setMoved({ typed, key: next.key });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const inNewTab = event.ctrlKey || event.metaKey;
      if (chosen) take(chosen, inNewTab);
      else if (typed) waits.current = { typed, inNewTab };
    }
  };
  return { chosen, press, point: ({ key }: FindOption) => setMoved({ typed, key }) };
}
