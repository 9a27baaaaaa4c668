import { tagsIn } from '../../ui/forms/tags-in.ts';

const units: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9, 千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };
const typed = /^(\d+(?:\.\d+)?)\s*([kmb千万萬亿億]?)$/i;
const min = 100;
const max = 1e12;

/** A number of plays as typed, such as `10k` or `1万`; null if it is invalid. */
export function playsOf(text: string): number | null {
  const [, number, unit = ''] = typed.exec(text.trim().normalize('NFKC')) ?? [];
  if (number === undefined) return null;
  const plays = Math.round(Number(number) * (units[unit.toLowerCase()] ?? 1));
  return plays >= min && plays <= max ? plays : null;
}

/** The milestones in a field of tags, sorted and without duplicates; null if one is invalid. */
export function marksIn(value: string): number[] | null {
  const marks = tagsIn(value).map(playsOf);
  if (marks.some(mark => mark === null)) return null;
  const known = marks.filter(mark => mark !== null);
  return [...new Set(known)].toSorted((one, other) => one - other);
}

/** A milestone in its shortest typed form. */
export function markText(plays: number): string {
  const [unit, size] = (
    [
      ['B', 1e9],
      ['M', 1e6],
      ['K', 1e3],
    ] as const
  ).find(([, each]) => plays >= each && plays % (each / 100) === 0) ?? ['', 1];
  return `${plays / size}${unit}`;
}
