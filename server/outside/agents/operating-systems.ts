import { versionOf } from './versions.ts';

export interface SystemFacts {
  system: string;
  systemVersion: string;
}

const appleVersion = /(?:iphone os|cpu os|ip[hd] os|ipados|\bios)[ /_]?([\d._]+)/i;

/** Systems by their marks; the first match counts. The version follows the mark, or has its own pattern. */
const systems: readonly [string, RegExp, RegExp?][] = [
  ['HarmonyOS', /\bharmonyos(?:[ /]([\d.]+))?|openharmony[-/ ]?([\d.]+)?|\bhmos\b/i],
  ['Windows Phone', /windows (?:phone|mobile)(?: os)?[ /]?([\d.]+)?|windows ce\b|\biemobile|zunewp7/i],
  ['Windows', /windows nt ([\d.]+)|\bwin(?:dows|nt|32|64|9[58])\b/i],
  ['watchOS', /watchos[ /,]*([\d.]+)?|\bwatch\d+,\d/i],
  ['tvOS', /\btvos[ /]?([\d.]+)?|apple ?tv/i],
  ['KaiOS', /\bkaios(?:[ /]([\d.]+))?/i],
  ['Tizen', /\btizen[ /]?([\d.]+)?/i],
  ['webOS', /\bweb[o0]s(?:\.tv)?(?:[ /]([\d.]+))?|\bhpwos\/([\d.]+)/i],
  ['Sailfish OS', /\bsailfish[ /]?([\d.]+)?/i],
  ['Bada', /\bbada[ /]?([\d.]+)?/i],
  ['PlayStation', /playstation/i],
  ['Nintendo', /nintendo/i],
  ['BlackBerry', /blackberry|\bbb10\b|rim tablet os ([\d.]+)/i],
  ['Symbian', /symbian(?:os)?[ /^]?([\d.]+)?|symbos|\bseries ?[346]0\b|\bS60\b/i],
  // Amazon's browser claims another system, in order to get pages for desktops.
  ['Android', /(?<!like )\b(?:android|googletv)[ /-]?([\d.]+)?|\badr ([\d.]+)|\b(?:dalvik|silk|fb4a)[/;]/i],
  ['iPadOS', /ipados|ipad.*?\bos (?:1[3-9]|[2-9]\d)|macintosh.*\b(?:CriOS|FxiOS|EdgiOS)\//i, appleVersion],
  [
    'iOS',
    /(?<!like )\b(?:iphone|ipad|ipod)|(?:cpu|iphone|ip[hd]) os[ /_]?\d|\bios[ /]?\d|\bip[hd]\d|\bfbios\b/i,
    appleVersion,
  ],
  [
    'macOS',
    /\bmac ?os\b|macintosh|\bmac_?(?:powerpc|book|mini|pro)|darwin\/.*(?:x86_64|i386)/i,
    /\bmac ?os(?: x)?[ /]?([\d._]+)/i,
  ],
  // Apps on Apple's devices name only the kernel; nearly all of them are on phones.
  ['iOS', /cfnetwork\/.*darwin\//i],
  ['ChromeOS', /\bcros \w+ ([\d.]+)|\bcros\b/i],
  ['Roku', /\broku/i],
  ['Fuchsia', /\bfuchsia\b/i],
  ['FreeBSD', /freebsd ?([\d.]+)?/i],
  ['OpenBSD', /openbsd ?([\d.]+)?/i],
  ['NetBSD', /netbsd ?([\d.]+)?/i],
  ['Solaris', /\bsunos|solaris/i],
  ['Firefox OS', /^mozilla\/5\.0 \((?:mobile|tablet|tv);[^)]*\brv:/i],
  ['Linux', /linux|\bx11\b|ubuntu|debian|fedora|\bcentos\b/i],
  ['BREW', /\bbrew\b|\bbmp[ /]\d/i],
  ['Java ME', /\bmidp|\bcldc|\bj2me/i],
];

/** Versions of Windows NT and the names that people know; Windows 11 claims to be 10. */
const windows: Readonly<Record<string, string>> = {
  '5.0': '2000',
  '5.1': 'XP',
  '5.2': 'XP',
  '6.0': 'Vista',
  '6.1': '7',
  '6.2': '8',
  '6.3': '8.1',
  '10.0': '10/11',
};

/** Returns the system that a user agent names. */
export function readSystem(agent: string): SystemFacts {
  for (const [system, pattern, versions] of systems) {
    const match = pattern.exec(agent);
    if (!match) continue;
    const version = versionOf(versions ? versions.exec(agent) : match);
    return { system, systemVersion: system === 'Windows' ? (windows[version] ?? version) : version };
  }
  return { system: '', systemVersion: '' };
}
