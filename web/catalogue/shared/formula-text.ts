import type { i18n } from 'i18next';
import type { Figure } from '../../../contract/catalogue/figures.ts';

const inputFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/**
 * A figure's formula as text, or with its numbers filled in; empty if there is no text for it. Formula ids come from
 * the server, so the compiler cannot know their keys.
 */
export function formulaText(
  { exists, t }: Pick<i18n, 'exists' | 't'>,
  { formula, inputs }: Pick<Figure, 'formula'> & Partial<Pick<Figure, 'inputs'>>,
  part: 'words' | 'numbers',
): string {
  const key = `formulas:${formula}.${part}`;
  const written = Object.fromEntries(
    Object.entries(inputs ?? {}).map(([input, number]) => [input, inputFormat.format(number)]),
  );
  return exists(key) ? (t as (key: string, values: Record<string, string>) => string)(key, written) : '';
}
