/** The requirements of a new password; together they equal `newPassword` of contract/core/patterns.ts. */
export const passwordParts = [
  { name: 'length', holds: /^\S{8,20}$/ },
  { name: 'letter', holds: /[A-Za-z]/ },
  { name: 'digit', holds: /\d/ },
] as const;
