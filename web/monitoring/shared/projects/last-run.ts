/** The latest stretch of a series without gaps: a line across a gap would be invented. */
export const lastRun = (spark: readonly (number | null)[]): number[] => {
  const known = spark.slice(0, spark.findLastIndex(value => value !== null) + 1);
  return known.slice(known.lastIndexOf(null) + 1).filter(value => value !== null);
};
