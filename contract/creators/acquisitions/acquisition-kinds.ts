/** What a data acquisition starts from. */
export const acquisitionKinds = ['links', 'hashtag', 'keyword', 'like'] as const;
export type AcquisitionKind = (typeof acquisitionKinds)[number];

export const acquisitionSchedules = ['once', 'daily', 'weekly'] as const;
export type AcquisitionSchedule = (typeof acquisitionSchedules)[number];

/** `resting`: this run is over and the next one has its time. Once `stopped` or `done` it stays so. */
export const acquisitionStates = ['waiting', 'running', 'paused', 'resting', 'stopped', 'done'] as const;
export type AcquisitionState = (typeof acquisitionStates)[number];

/** What became of one that was named or found. */
export const acquisitionOutcomes = ['added', 'already', 'failed'] as const;
export type AcquisitionOutcome = (typeof acquisitionOutcomes)[number];

/**
 * Why somebody is not in the list. `unreadable`: the source answered what nobody understands; `noList`: the list is
 * deleted, archived, or beyond the plan.
 */
export const acquisitionReasons = [
  'notALink',
  'otherPlatform',
  'duplicate',
  'notFound',
  'private',
  'unreadable',
  'blocked',
  'listFull',
  'noList',
  'quotaOver',
  'source',
] as const;
export type AcquisitionReason = (typeof acquisitionReasons)[number];

/** These pass: who failed for them can be tried again. */
export const passingReasons: readonly AcquisitionReason[] = [
  'unreadable',
  'listFull',
  'noList',
  'quotaOver',
  'source',
];

/** Links pasted at once, and creators that one run brings at most. */
export const acquisitionLimits = {
  links: 500,
  creators: 1000,
  terms: 10,
  termLength: 60,
  nameLength: 60,
} as const;
