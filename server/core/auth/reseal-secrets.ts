import type { Secrets } from './sealed-secrets.ts';

/** How many secrets were sealed again with the current key, and how many already had it. */
export interface Rotated {
  sealed: number;
  kept: number;
}

/** Seals with the current key what an older one sealed, row by row, in the caller's transaction. */
export async function sealAnew<Row extends { sealed: string; place: string }>(
  secrets: Secrets,
  rows: readonly Row[],
  put: (row: Row, sealed: string) => Promise<void>,
): Promise<Rotated> {
  const old = rows.filter(({ sealed }) => secrets.isOld(sealed));
  for (const row of old) await put(row, secrets.seal(secrets.open(row.sealed, row.place), row.place));
  return { sealed: old.length, kept: rows.length - old.length };
}

export const addRotated = (each: readonly Rotated[]): Rotated => ({
  sealed: each.reduce((sum, { sealed }) => sum + sealed, 0),
  kept: each.reduce((sum, { kept }) => sum + kept, 0),
});
