/**
 * The day of an edition where there is one before it to compare with. Of the first one nothing can be said: where no
 * row has a place before, there was none.
 */
export const comparedDay = (
  edition: { day: string | null } | undefined,
  rows: readonly { before: number | null }[] | undefined,
): string | null => (rows?.some(({ before }) => before !== null) ? (edition?.day ?? null) : null);
