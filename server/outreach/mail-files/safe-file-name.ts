const longest = 120;

/** Types that mail servers refuse, because opening them runs them. */
const dangerous = new Set(
  (
    'ade adp apk app appx appxbundle bat cab chm cmd com cpl diagcab dll dmg exe hta img ins iso isp jar jnlp js ' +
    'jse lib lnk mde msc msi msix msp mst nsh pif ps1 psm1 reg scr sct shb sys vb vbe vbs vhd vhdx vxd wsc wsf wsh xll'
  ).split(' '),
);

/** Control and direction characters, which disguise a name. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

/** Cleans the name of an uploaded file: without folders, invisible characters, and what systems drop at the end. */
export function safeFileName(name: string): string {
  const own = (name.split(/[/\\]/).at(-1) ?? '')
    .replace(invisible, '')
    .replace(/[\s.]+$/, '')
    .trim();
  if (own.length <= longest) return own || 'file';
  const extension = /\.[^.]{1,10}$/.exec(own)?.[0] ?? '';
  return own.slice(0, longest - extension.length) + extension;
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns whether a file is a program, by its extension or by its first bytes: Windows, Linux and macOS. */
export function isProgram(name: string, bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('latin1');
  return (
    dangerous.has(extensionOf(name)) ||
    start.startsWith('MZ') ||
    ['\x7fELF', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe'].includes(start)
  );
}
