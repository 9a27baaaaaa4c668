/**
 * A pattern that is matched at one position. A space in it matches a space, `\b` refers to Latin letters and digits.
 */
export const sticky = (source: string) => new RegExp(source, 'uy');

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns where a match ends, or the starting position without a match. */
export function skip(pattern: RegExp, text: string, at: number): number {
  return at + (matchAt(pattern, text, at)?.[0].length ?? 0);
}

export const isLatin = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter);
