/** Control characters, direction marks and zero-width characters: `exe.gnp` must not look like `png.exe`. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const longest = 150;

/** Keeps the beginning and the extension of a name, within the limit. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longest) return name;
  const extension = /\.[^.]{1,16}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, longest - extension.length).join('') + extension;
}

/** Returns a name that is safe to show and as a file name on any system: no path, no invisible characters. */
export function cleanFileName(name: string): string | null {
  const seen = name.toWellFormed().normalize('NFC').replaceAll(invisible, '');
  const base = seen.split(/[/\\]/).at(-1) ?? '';
  const plain = base.replaceAll(/[<>:"|?*]/g, '_').replaceAll(/\s+/g, ' ');
  const trimmed = plain.replace(/^[. ]+/, '').replace(/[. ]+$/, '');
  return trimmed ? shortened(trimmed.replace(reserved, '_$&')) : null;
}
