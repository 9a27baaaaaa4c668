import type { Audience, AudiencePart } from '../../../../../contract/core/sources/audience.ts';

/** A part of an audience under Instagram's name, with a count or a percentage of some total. */
export interface Weight {
  name: string;
  weight: number;
}

type Kind = Exclude<keyof Audience, 'languages'>;

const ages = ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'];
const genders: Record<string, string> = { f: 'female', female: 'female', m: 'male', male: 'male' };

/** Returns our key of a part: `18_to_24` and `18-24` are the same; null if we have no such part. */
function keyOf(kind: Kind, name: string): string | null {
  if (kind === 'genders') return genders[name.toLowerCase()] ?? 'other';
  if (kind === 'regions') return /^[A-Z]{2}$/.test(name) ? name : null;
  const age = name.replace('_to_', '-').replace('_and_above', '+');
  return ages.includes(age) ? age : null;
}

/** Returns shares, in hundredths of a percent, of all people in known parts; ages in order, others by size. */
export function sharesOf(kind: Kind, weights: readonly Weight[]): AudiencePart[] {
  const byKey = new Map<string, number>();
  for (const { name, weight } of weights) {
    const key = keyOf(kind, name);
    if (key !== null && weight > 0) byKey.set(key, (byKey.get(key) ?? 0) + weight);
  }
  const total = [...byKey.values()].reduce((sum, weight) => sum + weight, 0);
  const parts = [...byKey].map(([key, weight]) => ({ key, shareBp: Math.round((weight * 10_000) / total) }));
  return kind === 'ages'
    ? parts.toSorted((one, other) => ages.indexOf(one.key) - ages.indexOf(other.key))
    : parts.toSorted((one, other) => other.shareBp - one.shareBp);
}

/** Returns undefined if no part is known. */
export function audienceOf(parts: Pick<Audience, Kind>): Audience | undefined {
  const isKnown = Object.values(parts).some(each => each.length > 0);
  return isKnown ? { ...parts, languages: [] } : undefined;
}
