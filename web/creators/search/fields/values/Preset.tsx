import { useId } from 'react';
import type { Counts } from './use-counts.ts';
import { isNobody, ValueCount } from './ValueCount.tsx';

export interface PresetProps {
  word: string;
  isPressed: boolean;
  onPress: () => void;
  /** The value whose creators are counted, if there are counts. */
  counted?: { counts: Counts | null; value: string } | undefined;
}

/** A value as a button, with how many creators it would leave. */
export function Preset({ word, isPressed, onPress, counted }: PresetProps) {
  const id = useId();
  const counts = counted?.counts;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      data-nobody={(counts && isNobody(counts, counted.value)) || undefined}
      onClick={onPress}
    >
      {word}
      {counts && <ValueCount id={`${id}-count`} counts={counts} value={counted.value} />}
    </button>
  );
}
