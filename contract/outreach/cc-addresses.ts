/** Half and full width: a Chinese keyboard gives the latter. */
const betweenAddresses = /[;；]/;

/** The addresses of a cc line (spec §5), or null where one of them is malformed. */
export function ccAddresses(cc: string, isAddress: (value: string) => boolean): string[] | null {
  const parts = cc
    .split(betweenAddresses)
    .map(part => part.trim())
    .filter(Boolean);
  return parts.every(isAddress) ? parts : null;
}
