import { isRobot } from '../../../outside/agents/robots.ts';
import type { HitRule, HitVerdict } from '../../../../contract/outreach/mail-kinds.ts';

export interface Judgement {
  verdict: HitVerdict;
  /** The rule that speaks against a person; empty for a person. */
  rule: HitRule | '';
}

/** Providers that fetch pictures for their users, some of them long before anybody reads the mail. */
const proxies: readonly [RegExp, HitRule][] = [
  // Looks like a browser of 2015, when the mail arrives (found by many senders in 2021).
  [/chrome\/42\.0\.2311\.135 .*edge\/12\./i, 'gmailPrefetch'],
  [/googleimageproxy|ggpht\.com/i, 'gmailProxy'],
  [/yahoomailproxy/i, 'yahooProxy'],
  // Apple's Mail Privacy Protection sends only this.
  [/^mozilla\/5\.0$/i, 'appleProxy'],
  [/(?:image|mail|picture|img)[ _-]?(?:proxy|resizer|fetcher|cache)|mail\.ru_bot\/img/i, 'mailProxy'],
];

/** Office requests a link before it gives it to the browser; its Outlook fetches pictures under the same name. */
const office = /microsoft office|ms-?office/i;
const officeProbe = /existence discovery|protocol discovery/i;

const linkPreview =
  /bingpreview|skypeuripreview|whatsapp|telegrambot|facebookexternalhit|facebot|twitterbot|slackbot|slack-imgproxy|linkedinbot|discordbot|teams(?:bot)?\/|applebot|pinterest(?:bot)?\/|line-poker|wechat ?(?:link)?preview|embedly|iframely|google-pagerenderer/i;

/**
 * Makers of mail gateways and link checks. An agent with a phone that is named like one of them also contains `Mobile`.
 */
const gateways =
  /barracuda|mimecast|proofpoint|symantec|messagelabs|fire-?eye|trellix|mcafee|trend ?micro|\btmes\b|bitdefender|sophos|cisco|ironport|forcepoint|websense|forti(?:guard|mail|net|gate)|zscaler|palo ?alto|checkpoint|check point|avanan|hornetsecurity|vade|cloudmark|mailguard|spamtitan|retarus|eset|kaspersky|safelinks|urldefense|urlscan|virustotal|phish(?:tank|labs)?|netcraft|abnormal ?security|ironscales|agari|webroot|drweb/i;

/** People follow links with these; every other agent is a program. */
const browser = /^(?:mozilla\/\d|opera\/\d|ucweb\/|com\.huawei\.)/i;
/** Mail programs, and what they fetch pictures with. */
const mailProgram =
  /^(?:dalvik|microsoft ?office|ms-?office|outlook|macoutlook|microsoft outlook|thunderbird|mobilemail|mail\/|foxmail|qqmail|mailmaster|spark|airmail|mailspring|postbox|emclient|the bat|evolution|k-9|aquamail|bluemail|spike|superhuman|yahoomobilemail|gmail)|cfnetwork\/\d/i;

function isProgram(name: string, kind: 'open' | 'click' | 'trap'): boolean {
  if (!browser.test(name)) return !(kind === 'open' && mailProgram.test(name));
  return isRobot(name) || proxies.some(([each]) => each.test(name));
}

/**
 * Judges a hit by its user agent; null if nothing speaks against a person. A proxy fetches pictures: if its name
 * follows links, it is something else.
 */
export function judgeAgent(agent: string, kind: 'open' | 'click' | 'trap'): Judgement | null {
  const name = agent.trim();
  if (name === '' || name === '-') return { verdict: 'scanner', rule: 'noAgent' };
  if (kind === 'open') {
    const proxy = proxies.find(([pattern]) => pattern.test(name));
    if (proxy) return { verdict: 'proxy', rule: proxy[1] };
  }
  if (office.test(name) && (kind !== 'open' || officeProbe.test(name))) {
    return { verdict: 'scanner', rule: 'officeProbe' };
  }
  if (linkPreview.test(name)) return { verdict: 'scanner', rule: 'linkPreview' };
  if (gateways.test(name)) return { verdict: 'scanner', rule: 'gateway' };
  if (isProgram(name, kind)) return { verdict: 'scanner', rule: 'robot' };
  return null;
}

/**
 * Returns whether it is an Apple mail program, or one that fetches like it: on arrival it is Apple's proxy or a
 * prefetch, later a reader.
 */
export function isBareWebKit(agent: string): boolean {
  return /^mozilla\/5\.0 \([^)]*\) applewebkit\/[\d.]+ \(khtml, like gecko\)(?: mobile\/\w+)?$/i.test(
    agent.trim(),
  );
}
