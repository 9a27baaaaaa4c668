/** The five list colours by number, with their names. */
export const listColors = [
  { color: 1, name: 'blue' },
  { color: 2, name: 'green' },
  { color: 3, name: 'amber' },
  { color: 4, name: 'rose' },
  { color: 5, name: 'slate' },
] as const;
