import type { AlertKind } from '../../../../contract/monitoring/alerts/alert-kinds.ts';
import type { AlertFacts } from '../../../../contract/monitoring/alerts/alerts.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import type { Platform } from '../../../../contract/core/platform.ts';

/** An alert in a mail. */
export interface ReportedAlert {
  kind: AlertKind;
  at: Date;
  facts: AlertFacts;
}

const platformNames: Record<Platform, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

const percentBetween = (from: number | null, to: number | null) =>
  from && to !== null ? `${Math.round((Math.abs(to - from) * 100) / from)}%` : '—';

const whoOf = ({ handle, caption, url }: AlertFacts) => (handle ? `@${handle}` : caption.slice(0, 40) || url);

type Sentences = Record<AlertKind, (facts: AlertFacts, at: (iso: string | null) => string) => string>;

const sentences: Record<Lang, Sentences> = {
  zh: {
    takesOff: (facts, at) =>
      facts.against === 'day'
        ? `${whoOf(facts)} 的作品正在爆发：播放 ${fullCount(facts.plays)}，一天前（${at(facts.beforeAt)}）是 ${fullCount(facts.before)}`
        : `${whoOf(facts)} 的作品正在爆发：播放 ${fullCount(facts.plays)}，同龄作品通常约 ${fullCount(facts.before)}`,
    drops: (facts, at) =>
      `${whoOf(facts)} 的作品播放回落 ${percentBetween(facts.before, facts.plays)}：现在 ${fullCount(facts.plays)}，最高 ${fullCount(facts.before)}（${at(facts.beforeAt)}）`,
    deleted: (facts, at) =>
      facts.state === 'private'
        ? `${whoOf(facts)} 的作品已设为私密，最后一次看到是 ${at(facts.beforeAt)}，当时播放 ${fullCount(facts.plays)}`
        : `${whoOf(facts)} 的作品已不在线，最后一次看到是 ${at(facts.beforeAt)}，当时播放 ${fullCount(facts.plays)}`,
    missingDisclosure: (facts, at) =>
      `${whoOf(facts)} 的作品没有标明广告，发布于 ${at(facts.publishedAt)}，播放 ${fullCount(facts.plays)}`,
    milestone: facts =>
      facts.url
        ? `${whoOf(facts)} 的作品播放突破 ${fullCount(facts.mark)}，现在 ${fullCount(facts.plays)}`
        : `项目总播放突破 ${fullCount(facts.mark)}，现在 ${fullCount(facts.plays)}`,
    gap: (facts, at) =>
      `${facts.platform ? platformNames[facts.platform] : ''} 有 ${fullCount(facts.posts)} 条作品的数据一直没有取到，最早从 ${at(facts.beforeAt)} 开始`,
  },
  en: {
    takesOff: (facts, at) =>
      facts.against === 'day'
        ? `A post by ${whoOf(facts)} is taking off: ${fullCount(facts.plays)} plays, up from ${fullCount(facts.before)} a day earlier (${at(facts.beforeAt)})`
        : `A post by ${whoOf(facts)} is taking off: ${fullCount(facts.plays)} plays, usually about ${fullCount(facts.before)} at this age`,
    drops: (facts, at) =>
      `Plays of a post by ${whoOf(facts)} dropped by ${percentBetween(facts.before, facts.plays)}: ${fullCount(facts.plays)} now, ${fullCount(facts.before)} at the peak (${at(facts.beforeAt)})`,
    deleted: (facts, at) =>
      facts.state === 'private'
        ? `A post by ${whoOf(facts)} is now private; last seen ${at(facts.beforeAt)} with ${fullCount(facts.plays)} plays`
        : `A post by ${whoOf(facts)} is offline; last seen ${at(facts.beforeAt)} with ${fullCount(facts.plays)} plays`,
    missingDisclosure: (facts, at) =>
      `A post by ${whoOf(facts)} isn’t disclosed as paid; published ${at(facts.publishedAt)}, ${fullCount(facts.plays)} plays`,
    milestone: facts =>
      facts.url
        ? `A post by ${whoOf(facts)} passed ${fullCount(facts.mark)} plays and now has ${fullCount(facts.plays)}`
        : `The project passed ${fullCount(facts.mark)} plays and now has ${fullCount(facts.plays)}`,
    gap: (facts, at) =>
      `Figures of ${fullCount(facts.posts)} posts on ${facts.platform ? platformNames[facts.platform] : ''} are missing, the first since ${at(facts.beforeAt)}`,
  },
};

/** An alert as one sentence, with times in a time zone. */
export const sentenceOf = ({ kind, facts }: ReportedAlert, lang: Lang, zone: string): string =>
  sentences[lang][kind](facts, iso => dateTime(iso, zone));

export const mailTexts = {
  zh: {
    one: (project: string, sentence: string) => `“${project}”：${sentence}`,
    several: (project: string, alerts: number) => `“${project}”有 ${alerts} 条新提醒`,
    project: '打开项目',
    zone: (zone: string) => `时间按 ${zone} 显示。`,
    why: (project: string) =>
      `这封邮件由星桥发出，因为你的邮箱写在了监控项目“${project}”的提醒设置里，可以在那里随时关闭。`,
    test: '这是一封测试邮件：提醒会以这样的形式发到这里。',
  },
  en: {
    one: (project: string, sentence: string) => `“${project}”: ${sentence}`,
    several: (project: string, alerts: number) => `“${project}” has ${alerts} new alerts`,
    project: 'Open project',
    zone: (zone: string) => `Times are in ${zone}.`,
    why: (project: string) =>
      `You’re receiving this because your address is in the alert settings of the Starbridge monitor project “${project}”. You can be removed there at any time.`,
    test: 'This is a test. Alerts will look like this.',
  },
};
