/**
 * The day of an edition that can be compared with an earlier one. If no row has an earlier rank, this is the first
 * edition.
 */
export const comparedDay = (
  edition: { day: string | null } | undefined,
  rows: readonly { before: number | null }[] | undefined,
): string | null => (rows?.some(({ before }) => before !== null) ? (edition?.day ?? null) : null);
