import type { CheckDecision, CheckOutcome, CheckReason, RequirementKind } from './brief-kinds.ts';
import type { Lang } from '../../core/error-texts.ts';

/** Texts of briefs, for the page and for its file. */
export const outcomeNames: Record<Lang, Record<CheckOutcome, string>> = {
  zh: { met: '达标', failed: '未达标', waiting: '待判定' },
  en: { met: 'Met', failed: 'Failed', waiting: 'Pending' },
};

export const decisionNames: Record<Lang, Record<CheckDecision, string>> = {
  zh: { accepted: '人工认可', refused: '人工驳回' },
  en: { accepted: 'Accepted manually', refused: 'Rejected manually' },
};

export const requirementNames: Record<Lang, Record<RequirementKind, string>> = {
  zh: {
    hashtag: '话题',
    mention: '提及',
    link: '链接',
    disclosure: '标明广告',
    window: '发布日期',
    online: '在线天数',
  },
  en: {
    hashtag: 'Hashtag',
    mention: 'Mention',
    link: 'Link',
    disclosure: 'Disclosure',
    window: 'Publish dates',
    online: 'Days online',
  },
};

export const reasonNames: Record<Lang, Record<CheckReason, string>> = {
  zh: {
    found: '已找到',
    missing: '没有找到',
    notAnswered: '还没有取到这条作品的数据',
    notTold: '平台不对外提供这项信息，请人工判定',
    noLink: '团队还没有给这位达人建短链',
    inWindow: '在约定日期内发布',
    tooEarly: '发布早于约定日期',
    tooLate: '发布晚于约定日期',
    publishedUnknown: '还不知道发布时间',
    notOver: '目前在线，天数未满',
    notLookedAt: '天数已满，等下一次取数确认',
    online: '满天数时仍在线',
    gone: '天数未满就被删除或下架',
    private: '天数未满就设为私密',
    goneBetween: '在两次取数之间下线，说不准是否满了天数，请人工判定',
  },
  en: {
    found: 'Found',
    missing: 'Not found',
    notAnswered: 'No figures for this post yet',
    notTold: 'Not shared by the platform. Decide manually.',
    noLink: 'The team has no short link for this creator yet',
    inWindow: 'Published within the agreed dates',
    tooEarly: 'Published before the agreed dates',
    tooLate: 'Published after the agreed dates',
    publishedUnknown: 'Publish date unknown',
    notOver: 'Online so far, required days not over yet',
    notLookedAt: 'Required days are over, awaiting the next check',
    online: 'Stayed online for the required days',
    gone: 'Deleted before the required days were over',
    private: 'Made private before the required days were over',
    goneBetween: 'Went offline between two checks, around the end of the required days. Decide manually.',
  },
};
