/**
 * The contexts in the order in which they may know each other: each knows only those before it. The same names
 * stand on every floor: contract, server, web, e2e and the texts.
 */
export const contexts = [
  'activity',
  'identity',
  'billing',
  'catalogue',
  'sourcing',
  'creators',
  'market',
  'links',
  'outreach',
  'inbox',
  'monitoring',
  'campaigns',
  'workspace',
  'sandbox',
] as const;

/** Where a file stands: its floor, how far up it is there, and the feature that it belongs to. */
export interface Place {
  floor: 'contract' | 'server' | 'web';
  /** A file may import what stands at its own level or below. */
  level: number;
  /** `server/outreach/senders`; null outside of contexts, and for files that lie beside features. */
  feature: string | null;
}

const first = 10;
const top = 100;

/** Below the contexts, from the ground up. */
const ground: [RegExp, number][] = [
  [/^contract\/core\//, 0],
  [/^server\/core\//, 1],
  [/^server\/outside\//, 2],
  [/^web\/ui\//, 1],
  [/^web\/i18n\/([^/]+$|(zh|en)\/core\/)/, 1],
  [/^web\/app\/(api|send-with-progress|refusal-toast|paths|page-texts|load-chunk|lazy-page)\.ts$/, 2],
  [/^web\/(session|realtime)\//, 2],
  [/^web\/layout\//, 3],
];

/** @returns null for files that belong to no floor: tests of the whole house, benches, the launcher */
export function placeOf(path: string): Place | null {
  // The texts of a context stand with all texts, and know what it knows.
  const [floor, context, feature, ...rest] = path.replace(/^web\/i18n\/(zh|en)\//, 'web/').split('/');
  if (floor !== 'contract' && floor !== 'server' && floor !== 'web') return null;
  const below = ground.find(([files]) => files.test(path));
  if (below) return { floor, level: below[1], feature: null };
  const index = contexts.findIndex(name => name === context);
  if (index < 0) return { floor, level: top, feature: null };
  return {
    floor,
    level: first + index,
    feature: rest.length > 0 ? `${floor}/${context}/${feature}` : null,
  };
}
