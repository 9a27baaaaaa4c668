/** Half and full width: Chinese keyboards produce the latter. */
const betweenAddresses = /[;；]/;

/** Returns the addresses of a cc line, separated by semicolons, or null if one of them is malformed. */
export function ccAddresses(cc: string, isAddress: (value: string) => boolean): string[] | null {
  const parts = cc
    .split(betweenAddresses)
    .map(part => part.trim())
    .filter(Boolean);
  return parts.every(isAddress) ? parts : null;
}
