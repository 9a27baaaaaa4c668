import Bowser from 'bowser';
import { readVersion, versionOf } from './versions.ts';

export interface BrowserFacts {
  browser: string;
  browserVersion: string;
}

/** Browsers that bowser reports as the browser they are based on; the first match counts. */
const more: readonly [string, RegExp][] = [
  ['UC Browser', /\b(?:ucbrowser|ucturbo|ucmini|ucmobile)\/([\d.]+)|\/uc browser([\d.]+)/i],
  ['UC Browser', /\bucbrowser\b|\bucweb ?\/?([\d.]+)?/i],
  ['Yandex Browser', /\bya(?:ndex)?(?:search)?(?:browser)?\/([\d.]+)/i],
  ['Quark', /\bquark(?:pc)?\/([\d.]+)/i],
  ['Huawei Browser', /\bhuaweibrowser\/([\d.]+)|com\.huawei\.(?:hmos\.)?browser/i],
  ['Honor Browser', /\b(?:honorbrowser|bdhonorbrowser)\/([\d.]+)/i],
  ['Mi Browser', /\bmiuibrowser\/([\d.]+)/i],
  ['Mint Browser', /\bmint browser\/([\d.]+)/i],
  ['Opera Touch', /\bopt\/([\d.]+)/i],
  ['Opera GX', /\bopx\/([\d.]+)/i],
  ['Opera Mini', /\bopera mini\/([\d.]+)|\bopios\/([\d.]+)/i],
  ['360 Browser', /\bqihu ?(?:360|browser)|\b360(?:se|ee|browser|\(?aphone browser)|qihoobrowser/i],
  ['Baidu Browser', /\b(?:baidubrowser|bidubrowser|flyflow|bdbrowser(?:_i18n)?)[ /]([\d.]+)/i],
  ['Sogou Browser', /\bsogoumobilebrowser\/([\d.]+)|\bmetasr ([\d.]+)|\bsogoumse\b/i],
  ['2345 Browser', /\b(?:2345explorer|mb2345browser|2345browser)[ /]([\d.]+)/i],
  ['Liebao', /\blbbrowser|\bliebaofast\/([\d.]+)/i],
  ['Lenovo Browser', /\bslbrowser\/([\d.]+)/i],
  ['CM Browser', /\bacheetahi\/([\d.]+)?/i],
  ['Phoenix', /\bphx\/([\d.]+)/i],
  ['Hi Browser', /\bhibrowser\/v?([\d.]+)/i],
  ['Aloha', /\balohabrowser\/([\d.]+)/i],
  ['Brave', /\bbrave(?: chrome)?\/([\d.]+)/i],
  ['DuckDuckGo', /\b(?:duckduckgo|ddg)\/([\d.]+)/i],
  ['Ecosia', /\(ecosia \w+@([\d.]+)/i],
  ['Coc Coc', /\bcoc_coc_browser\/([\d.]+)/i],
  ['Seznam', /\bsznprohlizec\/([\d.]+)/i],
  ['Adblock Browser', /\babb\/([\d.]+)/i],
  ['Edge', /\bedg(?:e|a|ios)?\/([\d.]+)/i],
  ['Waterfox', /\bwaterfox\/([\d.]+)/i],
  ['Camino', /\bcamino\/([\d.]+)/i],
  ['Mullvad Browser', /\bmullvadbrowser\/([\d.]+)/i],
  ['Iron', /\biron\/([\d.]+)/i],
  ['Otter', /\botter\/([\d.]+)/i],
  ['Konqueror', /\bkonqueror\/([\d.]+)/i],
  ['qutebrowser', /\bqutebrowser\/([\d.]+)/i],
  ['Nintendo Browser', /\bnintendobrowser\/([\d.]+)|\bnintendo\b/i],
  ['PlayStation', /playstation/i],
  ['Nokia Browser', /(?:\bnokiabrowser|\bbrowserng|ovibrowser)\/([\d.]+)/i],
  ['Quest Browser', /\boculusbrowser\/([\d.]+)/i],
  ['Dolphin', /\bdolphin(?:hd)?\w*[ /]([\d.]+)/i],
  ['NetFront', /\bnetfront\/([\d.]+)/i],
  ['Obigo', /\bobigo(?:internetbrowser|-browser)?\/?q?([\d.]+)?/i],
];

/** The usual names of browsers that bowser calls otherwise. */
const usual: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'NAVER Whale Browser': 'Whale',
  'MZ Browser': 'Meizu Browser',
  'Vivo Browser': 'vivo Browser',
  'QQ Browser Lite': 'QQ Browser',
  'Google Search': 'Google',
};
const known = new Set(Object.values(Bowser.BROWSER_MAP));

/** Returns the browser that a user agent names, from a bounded list; empty if it is not in the list. */
export function readBrowser(agent: string): BrowserFacts {
  for (const [browser, pattern] of more) {
    const match = pattern.exec(agent);
    if (match) return { browser, browserVersion: versionOf(match) };
  }
  if (agent.trim() === '') return { browser: '', browserVersion: '' };
  const { name = '', version } = Bowser.getParser(agent, true).getBrowser();
  if (!known.has(name)) return { browser: '', browserVersion: '' };
  return { browser: usual[name] ?? name, browserVersion: readVersion(version) };
}
