import i18next from 'i18next';
import type { Figure } from '../../../contract/figures.ts';

/** Formula ids come from the server; the compiler cannot know them. */
const readAny = (key: string, values: Record<string, string>) =>
  (i18next.t as (key: string, values: Record<string, string>) => string)(key, values);

const inputFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A figure's formula in words, or with its numbers put in; empty where there are no words for it. */
export function formulaText({ formula, inputs }: Figure, part: 'words' | 'numbers'): string {
  const key = `formulas:${formula}.${part}`;
  const written = Object.fromEntries(
    Object.entries(inputs).map(([input, number]) => [input, inputFormat.format(number)]),
  );
  return i18next.exists(key) ? readAny(key, written) : '';
}
