/**
 * The contexts in dependency order: each may import only those before it. The names are the same in contract, server,
 * web, e2e and the texts.
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
  'home',
  'sandbox',
] as const;

/** The place of a file: its part of the project, its level within it, and its feature. */
export interface Place {
  floor: 'contract' | 'server' | 'web';
  /** A file may import files of its own level or below. */
  level: number;
  /** `server/outreach/senders`; null outside contexts, and for files beside the features. */
  feature: string | null;
}

const first = 10;
const top = 100;

/** The levels below the contexts, from the lowest. */
const ground: [RegExp, number][] = [
  [/^contract\/core\//, 0],
  [/^server\/core\//, 1],
  [/^server\/outside\//, 2],
  [/^web\/ui\//, 1],
  [/^web\/i18n\/([^/]+$|(zh|en)\/core\/)/, 1],
  [/^web\/app\/(api|call-options|send-with-progress|refusal-toast|paths)\.ts$/, 2],
  [/^web\/(session|realtime)\//, 2],
  [/^web\/layout\//, 3],
];

/** @returns null for files outside the parts: tests of the whole project, benchmarks, the launcher */
export function placeOf(path: string): Place | null {
  // The texts of a context are kept with all texts, and may import what the context may.
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
