import { platforms, type Platform } from '../../../../../contract/core/platform.ts';
import { platformOf } from '../../../../../contract/core/pasted-links/profile-links.ts';
import { accountOf } from '../fields/account-handles.ts';
import { written } from '../fields/value-converters.ts';
import type { SampledColumn } from './sampled-columns.ts';

const channelId = /^UC[\w-]{22}$/;

/** The platform that a name of a file, a folder or a column mentions, if it is only one. */
export function platformIn(...names: readonly string[]): Platform | undefined {
  const text = names.join(' ').toLowerCase();
  const mentioned = platforms.filter(platform =>
    text.includes(platform === 'instagram' ? 'insta' : platform === 'youtube' ? 'youtub' : platform),
  );
  return mentioned.length === 1 ? mentioned[0] : undefined;
}

const commonest = (found: readonly (Platform | undefined)[]): Platform | undefined =>
  platforms
    .map(platform => ({ platform, times: found.filter(each => each === platform).length }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)[0]?.platform;

/** The form of an id tells its platform: a channel's, a video's. */
function platformOfId({ meaning, cells }: SampledColumn): Platform | undefined {
  const all = (form: RegExp) => cells.length > 0 && cells.every(cell => form.test(written(cell)));
  if (all(channelId)) return 'youtube';
  if (meaning === 'postId' || meaning === 'id') {
    if (all(/^\d{18,20}$/)) return 'tiktok';
    if (meaning === 'postId' && all(/^[\w-]{11}$/) && cells.some(cell => /[A-Z]/.test(written(cell)))) {
      return cells.every(cell => /^[BCD]/.test(written(cell))) ? 'instagram' : 'youtube';
    }
  }
  return undefined;
}

const channelWord =
  /channel|\buploads\b|频道|頻道|チャンネル|채널|kênh|kanal|saluran|canal|canais|cha[iî]ne/iu;
const subscriberWord =
  /subscri|suscri|\bsubs\b|订阅|訂閱|登録者|구독|đăng ký|pelanggan|inscrit|assinante|subscritor|abonné/iu;
const otherPlatform =
  /telegram|twitch|kick|rumble|odysee|dailymotion|bilibili|whatsapp|weibo|facebook|podcast/i;

/** Only YouTube says that its accounts are channels with subscribers. */
function platformByWords(columns: readonly SampledColumn[], names: readonly string[]): Platform | undefined {
  const isChannel = columns.some(
    ({ meaning, column }) => meaning !== 'followers' && channelWord.test(column),
  );
  const isSubscribed = columns.some(
    ({ meaning, column }) => meaning === 'followers' && subscriberWord.test(column),
  );
  const isElsewhere = names.some(name => otherPlatform.test(name));
  return isChannel && isSubscribed && !isElsewhere ? 'youtube' : undefined;
}

/** Whose platform all accounts of a file are on, by its cells, its headings and then its name. */
export function platformOfFile(
  columns: readonly SampledColumn[],
  names: readonly string[],
): Platform | undefined {
  const links = columns
    .filter(({ meaning }) => ['link', 'creatorLink', 'postLink', 'creator', 'handle'].includes(meaning))
    .flatMap(({ cells }) => cells.map(cell => linkPlatform(written(cell))));
  const headed = new Set(columns.flatMap(({ platform }) => platform ?? []));
  const [only, another] = [...headed];
  return (
    commonest(links) ??
    (another ? undefined : only) ??
    commonest(columns.map(platformOfId)) ??
    names.map(name => platformIn(name)).find(Boolean) ??
    platformByWords(columns, names)
  );
}

function linkPlatform(text: string): Platform | undefined {
  if (!text.includes('.')) return undefined;
  return accountOf(text)?.platform ?? (/^https?:|^www\./i.test(text) ? platformOf(text) : undefined);
}
