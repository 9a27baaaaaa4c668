/** The corpora's names for the same system: Linux distributions, vendors' Androids, … */
const systems: readonly [string, RegExp][] = [
  ['Windows Phone', /^windows (?:phone|mobile|ce)/i],
  ['Windows', /^windows/i],
  [
    'Android',
    /^android|^fire os|^kindle|droid$|^smartisan|^cyanogen|^lineage|^hyperos|^miui|^yunos|^resurrection|^meta horizon|^googletv|^chromecast android|^color ?os|^flyme|^one ui|^remix|^lumin|^tencent|^lineageos/i,
  ],
  ['iOS', /^(?:ios|ipados)$/i],
  ['macOS', /^mac/i],
  ['tvOS', /^(?:tvos|atv)/i],
  ['BlackBerry', /^blackberry/i],
  ['Symbian', /^symbian|^nokia series|^s60/i],
  ['HarmonyOS', /harmony/i],
  ['ChromeOS', /^chrome os|^chromeos|^fydeos/i],
  ['Fuchsia', /fuchsia/i],
  ['BREW', /^brew/i],
  ['Nintendo', /^nintendo/i],
  ['PlayStation', /^playstation/i],
  ['Sailfish OS', /^sailfish/i],
  ['KaiOS', /^kaios/i],
  ['Java ME', /^java me/i],
  ['Roku', /^roku/i],
  ['Solaris', /^solaris|^sunos/i],
  [
    'Linux',
    /linux|^ubuntu|^kubuntu|^lubuntu|^xubuntu|^debian|^fedora|^red ?hat|^centos|suse|^gentoo|^mandriva|^slackware|^puppy|^arch|^mint|^knoppix|^wetab|^pureos|^maemo|^meego|^vectorlinux|^raspbian|^deepin/i,
  ],
];

/** Whether a system belongs to the family that a corpus names. */
export function isSameSystem(expected: string, found: string): boolean {
  const familyOf = (name: string) =>
    systems.find(([, pattern]) => pattern.test(name))?.[0] ?? name.toLowerCase();
  return familyOf(expected) === familyOf(found);
}

/** Other names of the same browsers, folded. */
const browsers: Readonly<Record<string, string>> = {
  ie: 'internet',
  ielargescreen: 'internet',
  microsoftedge: 'edge',
  samsung: 'samsunginternet',
  silk: 'amazonsilk',
  gnome: 'epiphany',
  firefoxfocus: 'focus',
  seznamprohlížeč: 'seznam',
  smartlenovo: 'lenovo',
  liebaofast: 'liebao',
  oculus: 'quest',
};

function foldBrowser(name: string): string {
  const folded = name
    .toLowerCase()
    .replaceAll('browser', '')
    .replace(
      /\b(?:mobile|web ?view|webkit|web|ios|beta|turbo|lite|privacy|secure|nx|ui\/wkwebview|cloud|speed|phone|explorer)\b/g,
      '',
    )
    .replace(/[^\p{L}\d]/gu, '');
  return browsers[folded] ?? folded;
}

/** Whether a browser is the one that a corpus names, on any platform. */
export const isSameBrowser = (expected: string, found: string): boolean =>
  foldBrowser(expected) === foldBrowser(found);
