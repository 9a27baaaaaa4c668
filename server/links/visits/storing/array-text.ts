type Plain = number | boolean | string | null;

/**
 * Writes values as an array of PostgreSQL. Values need no quotes: numbers, truth values, UUIDs, dates, addresses. For
 * ten thousands of them this is several times as fast as what the driver does, which looks for quotes in each.
 */
export const arrayOf = (values: readonly Plain[]): string =>
  `{${values.map(value => value ?? 'NULL').join(',')}}`;

/** Years after 9999, from a clock that is wrong, have no sign and no zeros before them in PostgreSQL. */
export const timesOf = (times: readonly Date[]): string =>
  arrayOf(times.map(time => time.toISOString().replace(/^\+0*/, '')));
