/** What a new password needs, part by part; all together they are `newPassword` of contract/core/patterns.ts. */
export const passwordParts = [
  { name: 'length', holds: /^\S{8,20}$/ },
  { name: 'letter', holds: /[A-Za-z]/ },
  { name: 'digit', holds: /\d/ },
] as const;
