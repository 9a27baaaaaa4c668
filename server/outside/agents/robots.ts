import { createIsbotFromList, isbot, list as botWords } from 'isbot';
import type { BotReason } from '../../../contract/core/agent-kinds.ts';
import { findInApp } from './in-app-browsers.ts';
import { withoutPhoneModel } from './phone-model.ts';
import { isTelevision } from './televisions.ts';
import crawlers from 'crawler-user-agents';

/** The words of ordinary browsers; an agent with nothing else need not be searched for a thousand names. */
const ordinary =
  /\b(?:Mozilla|AppleWebKit|Gecko|Chrome|Version|Mobile|Safari|Firefox|OPR|Edg|EdgA|EdgiOS|CriOS|FxiOS|SamsungBrowser|YaBrowser|UCBrowser|Build|rv)[/:][\w.+]+|\((?:Linux|Windows|Macintosh|iPhone|iPad|X11)[^()]*\)|\(KHTML, like Gecko\)|\b(?:Mobile|Safari)\b/gi;

/** The list's patterns match anywhere; inside of a word (`View[Sonic]`, `39[008/]`) they mean something else. */
const names = new RegExp(`(?<![A-Za-z\\d])(?:${crawlers.map(({ pattern }) => pattern).join('|')})`);

/** Returns whether a published list of crawlers contains the agent. */
function isKnownCrawler(agent: string): boolean {
  return agent.replace(ordinary, '').trim() !== '' && names.test(agent);
}

/**
 * Words and signs by which isbot knows programs, but which are also part of the names of apps and models. On phones
 * and tablets, where an app adds its name to the agent of the system's web view, they say nothing.
 */
const everydayWords =
  /news|scan|rss|sogou|mail|^(?:agent|archive|capture|catch|check|detect|discovery|download|feed|grab|insight|java|library|measure|node|parser|proxy|radar|server|splash|tools|url)|^(?:;|@|\\\(\\\)|\\\.com|\\\||\\b)/;
const isbotOnPhone = createIsbotFromList(botWords.filter(word => !everydayWords.test(word)));

/** The web view of a phone's or tablet's system, or its browser. */
const onPhone =
  /^mozilla\/5\.0 \((?:(?:iphone|ipad|ipod)[^)]*\) applewebkit|linux;.*\bandroid.*\) applewebkit)/i;

/** Programs that name their purpose; the first match gives the reason. */
const programs: readonly [BotReason, RegExp][] = [
  [
    'preview',
    /facebookexternalhit|facebot\b|facebookcatalog|meta-externalfetcher|^whatsapp|telegrambot|twitterbot|slackbot|slack-imgproxy|discordbot|linkedinbot|redditbot|vkshare|pinterest(?:bot)?\/0|line-poker|kakaotalk-scrap|skypeuripreview|microsoftpreview|embedly|iframely|google-pagerenderer|^tumblr\/|mastodon|cardyb|zalo(?:preview|bot)|(?:link|url|uri|web|bing|page) ?(?:preview|expand|unfurl)|unfurl|opengraph/i,
  ],
  [
    'headless',
    /headless|phantomjs|slimerjs|casperjs|puppeteer|playwright|selenium|webdriver|cypress\/|htmlunit|jsdom|zombie\.js/i,
  ],
  [
    'library',
    /^(?:curl|wget\d?|libcurl|python|aiohttp|httpx|okhttp|go-http|go-resty|java\/|jersey|apache-|libwww-|lwp|perl|ruby|faraday|guzzle|php|node|axios|got\b|undici|postman|insomnia|httpie|reqwest|hyper|dart|restsharp|unirest|winhttp|aria2|axel|boto|rclone|git)|\b(?:http|rest|web)[-_]?(?:client|request)|\burllib|^\S*-sdk[-/]|\brequests\/|\bokhttp\/|-httpclient/i,
  ],
  [
    'robot',
    /(?<!cu)bots?(?:\b|_|\d)|bot-|crawl|spider|slurp|scrap(?:er|y)|fetcher\b|scanner\b|checker\b|validator|archiver|monitor(?:ing)?\b|uptime|lighthouse|pagespeed|wechatdevtools|qcloudcdn|(?<!lib)https?:\/\/|(?<![\w.])www\.|[a-z\d]@[a-z\d-]+\.[a-z]{2,}|[(;] ?compatible; (?!msie|konqueror|linux|ms-?office|windows|ibrowse|mobile)[\w .-]{1,40}(?:\/|\)|$)/i,
  ],
];

const programReason = (name: string) => programs.find(([, pattern]) => pattern.test(name))?.[0] ?? '';

/** Only a program's name in the brackets, where browsers name their system. */
const nothingButName =
  /^mozilla\/\d\.\d \((?![^)]*(?:win|linux|mac|android|iphone|ipad|ipod|x11|bsd|unix|solaris|os\/2|beos|amiga|symbian|tizen|kaios|mobile|tablet|phone|playstation|nintendo|xbox|tv\b|blackberry|bb10|msie))[^)]*\)?$/i;

/** Browsers of phones before smartphones, and proxies for them. */
const oldPhone =
  /\bMIDP|\bCLDC|obigo|teleca|netfront|\bup\.browser|\bJ2ME|\bMAUI\b|\bbada\/|hbbtv|(?:^|;)dv\(/i;
/** An agent that begins with a word like "browser", or names only the device. */
const oddBrowser = /^[\w ]*browser\/\d|mobilebrowser\/\d|^(?:iphone|ipad|ipod)[\w ,-]+$/i;
/** Apps on people's devices, which lists of crawlers contain because they fetch previews as well. */
const appOfPerson = /\bCFNetwork\/\d|\bElectron\/\d/;
/** Plug-ins of browsers and names of apps' packages, which lists of crawlers wrongly match. */
const harmless = /\b(?:chromeframe|firephp)(?:\/[\d.]+)?|\b[a-z]+\.com\.[\w.]+/gi;

/** Apps also fetch previews of links under their own names; only an agent like a browser's is a person in the app. */
const isInApp = (agent: string) => /^mozilla\//i.test(agent) && findInApp(agent) !== '';

/** Returns why a user agent counts as a bot; empty for a person, also in doubt. */
export function findBotReason(agent: string): BotReason | '' {
  const said = agent.trim();
  if (said === '' || said === '-') return 'noAgent';
  const spaced = said.includes(' ') ? said : said.replaceAll('+', ' ');
  const name = withoutPhoneModel(spaced).replace(harmless, '');
  // Televisions call themselves compatible with others of their maker, and some are monitors.
  if (isTelevision(name)) return programReason(name.replace(/\bcompatible;|\bmonitor\b/gi, ''));
  const program = programReason(name);
  if (program) return program;
  if (oldPhone.test(name) || oddBrowser.test(name) || isInApp(name)) return '';
  if (nothingButName.test(name)) return 'robot';
  if (onPhone.test(name)) return isbotOnPhone(name) ? 'robot' : '';
  if (isbot(name)) return 'robot';
  return !appOfPerson.test(name) && isKnownCrawler(name) ? 'robot' : '';
}

export const isRobot = (agent: string): boolean => findBotReason(agent) !== '';
