/** A pattern that is tried at one place. A space in it stands for one, `\b` is about Latin letters and figures. */
export const sticky = (source: string) => new RegExp(source, 'uy');

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Where a match ends, or where it was looked for when there is none. */
export function skip(pattern: RegExp, text: string, at: number): number {
  return at + (matchAt(pattern, text, at)?.[0].length ?? 0);
}

export const isLatin = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter);
