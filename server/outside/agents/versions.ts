/** Returns a version as it is shown: at most four numbers, with dots. */
export function readVersion(text: string | undefined): string {
  return /^\d{1,10}(?:[._]\d{1,10}){0,3}/.exec(text ?? '')?.[0].replaceAll('_', '.') ?? '';
}

/** Returns the first matched group as a version. */
export function versionOf(match: RegExpExecArray | null): string {
  return readVersion(match?.slice(1).find(group => group !== undefined));
}
