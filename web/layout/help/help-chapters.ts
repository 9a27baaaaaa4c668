import type { HelpChapter } from '../../../contract/home/help-chapters.ts';

/** The chapter of each page behind the sign-in: the longest beginning of its address counts. */
const chapters: Record<string, HelpChapter> = {
  '/home': 'first-steps',
  '/myWork': 'first-steps',
  '/bloggerSearch': 'search',
  '/bloggerDetail': 'creators',
  '/bloggerCompare': 'creators',
  '/bloggerReport': 'creators',
  '/rankingVideo': 'rankings',
  '/rankingCreator': 'rankings',
  '/rankingTag': 'rankings',
  '/rankingAd': 'rankings',
  '/favorites': 'lists',
  '/blacklist': 'lists',
  '/importRecord': 'lists',
  '/dataCollect': 'acquisition',
  '/mailTask': 'mail',
  '/template': 'mail',
  '/draft': 'mail',
  '/outbox': 'mail',
  '/campaignDetail/emailDetail': 'mail',
  '/inbox': 'inbox',
  '/sender': 'senders',
  '/suppression': 'deliverability',
  '/shortDetail': 'links',
  '/monitorDetail': 'monitors',
  '/effectDetail': 'effects',
  '/campaignDetail': 'campaigns',
  '/campaignDetail/money': 'payables',
  '/calendar': 'campaigns',
  '/payables': 'payables',
  '/teamManage': 'team',
  '/teamData': 'team',
  '/singleSignOn': 'single-sign-on',
  '/operationRecord': 'team',
  '/orderManage': 'plans',
  '/vip': 'plans',
  '/equity': 'plans',
  '/dataUsed': 'plans',
  '/userInfo': 'account',
  '/changePassword': 'account',
  '/changeLog': 'account',
  '/tool': 'account',
  '/operator/jobs': 'operating',
  '/operator/sources': 'sources',
  '/operator/plans': 'operating',
  '/operator/orders': 'operating',
  '/operator/erasures': 'operating',
};

/** The chapter about a page; undefined for an address of none. */
export function chapterOf(pathname: string): HelpChapter | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  return chapters[`/${first}/${second}`] ?? chapters[`/${first}`];
}
