/** The input of a data acquisition. */
export const acquisitionKinds = ['links', 'hashtag', 'keyword', 'like'] as const;
export type AcquisitionKind = (typeof acquisitionKinds)[number];

export const acquisitionSchedules = ['once', 'daily', 'weekly'] as const;
export type AcquisitionSchedule = (typeof acquisitionSchedules)[number];

/** `resting`: this run has ended and the next one is scheduled. `stopped` and `done` are final. */
export const acquisitionStates = ['waiting', 'running', 'paused', 'resting', 'stopped', 'done'] as const;
export type AcquisitionState = (typeof acquisitionStates)[number];

/** The result for a creator that was named or found. */
export const acquisitionOutcomes = ['added', 'already', 'failed'] as const;
export type AcquisitionOutcome = (typeof acquisitionOutcomes)[number];

/**
 * Why a creator was not added to the list. `unreadable`: the source's answer could not be read; `noList`: the list is
 * deleted, archived, or beyond the plan.
 */
export const acquisitionReasons = [
  'notALink',
  'otherSite',
  'notAProfile',
  'shortLink',
  'badHandle',
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

/** Temporary reasons: creators that failed for one of them can be tried again. */
export const passingReasons: readonly AcquisitionReason[] = [
  'unreadable',
  'listFull',
  'noList',
  'quotaOver',
  'source',
];

/** The most links per paste, and the most creators per run. */
export const acquisitionLimits = {
  links: 500,
  creators: 1000,
  terms: 10,
  termLength: 60,
  nameLength: 60,
} as const;
