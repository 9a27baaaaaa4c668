import type { KeyboardEvent, Ref } from 'react';
import { makeSlot } from '../../ui/page/slot.ts';

/** What the box tells the results. */
export interface FindHandle {
  /** A key was pressed in the box. */
  press: (event: KeyboardEvent) => void;
}

export interface FindResultsProps {
  /** Of the listbox. */
  id: string;
  typed: string;
  handle: Ref<FindHandle>;
  /** Says which option Enter takes, by its id. */
  onActive: (optionId: string | undefined) => void;
  onClose: () => void;
}

/** What the palette finds. The box is there at once, and this is loaded when it first opens. */
export const findSlot = makeSlot<FindResultsProps>();
