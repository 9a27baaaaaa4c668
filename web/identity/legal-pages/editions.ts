/**
 * The version of each document, and the day from which it is in force: the day on which it is published, never a later
 * one. Any change of its text needs a new version.
 */
export const editions = {
  privacy: { version: '1.13', day: '2026-11-28' },
  protocol: { version: '1.1', day: '2026-11-26' },
  policy: { version: '1.0', day: '2026-11-20' },
} as const;
