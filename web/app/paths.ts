import type { Platform, SearchPlatform } from '../../contract/core/platform.ts';

export const campaignTabs = ['invitation', 'emailList', 'cooperation', 'monitor', 'money'] as const;
export type CampaignTab = (typeof campaignTabs)[number];

/** Parts of a card that an address can lead to. */
export const cardParts = ['drafts', 'payables'] as const;
export type CardPart = (typeof cardParts)[number];

function withParams(path: string, params: Record<string, string>): string {
  const given = Object.entries(params).filter(([, value]) => value !== '');
  return given.length ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

/** A sign-in leads home anyway, and nobody asked for the first page in particular, which leads to the search. */
const isHome = (address: string) => ['/', '/home', '/bloggerSearch/tiktok'].includes(address);

/** All addresses of the web; no other file builds one. */
export const paths = {
  /** Leads on to the search. */
  first: () => '/',
  /** The page to come home to, which a sign-in leads to. */
  home: (query = '') => `/home${query && `?${query}`}`,
  /** `next` is the page that needs a sign-in, `unknown` an address without a page. */
  landing: ({ next = '', unknown = '' } = {}) =>
    withParams('/index', { next: isHome(next) ? '' : next, unknown }),
  /** `next` is the page after the sign-in. */
  signIn: (next = '') => withParams('/login', { next }),
  /** For an account that has to set up a second factor before anything else. */
  secondFactor: (next = '') => withParams('/secondFactor', { next: isHome(next) ? '' : next }),
  /** Asks for a work address. */
  organisationSignIn: (next = '') => withParams('/login/organisation', { next }),
  register: (next = '') => withParams('/register', { next }),
  prices: () => '/price',
  privacy: () => '/privacy',
  protocol: () => '/protocol',
  policy: () => '/policy',
  changeLog: () => '/changeLog',
  tool: () => '/tool',
  /** With `plan` its order is open, for `months`. */
  plans: ({ plan = '', months = '' } = {}) => withParams('/vip', { plan, months }),
  /** The sandbox's phone; without a number it shows open payments. */
  sandboxPhone: (orderNumber = '') => `/sandbox/phone${orderNumber && `/${encodeURIComponent(orderNumber)}`}`,
  /** With `number` the order is open beside the others. */
  orders: (query = '') => `/orderManage${query && `?${query}`}`,
  receipt: (number: string) => `/orderManage/receipt?number=${encodeURIComponent(number)}`,
  equity: () => '/equity',
  usage: () => '/dataUsed',
  team: () => '/teamManage',
  singleSignOn: () => '/singleSignOn',
  teamData: (query = '') => `/teamData${query && `?${query}`}`,
  operationRecords: (query = '') => `/operationRecord${query && `?${query}`}`,
  lists: (query = '') => `/favorites${query && `?${query}`}`,
  list: (id: number, query = '') => `/favorites/${id}${query && `?${query}`}`,
  blocklist: (query = '') => `/blacklist${query && `?${query}`}`,
  listImports: (query = '') => `/importRecord${query && `?${query}`}`,
  listImport: (id: number, query = '') => `/importRecord/${id}${query && `?${query}`}`,
  newListImport: (query = '') => `/importRecord/new${query && `?${query}`}`,
  mailTasks: (query = '') => `/mailTask${query && `?${query}`}`,
  /** The composer; without a draft it creates one. */
  compose: (draftId?: number, query = '') =>
    `/mailTask/new${draftId === undefined ? query && `?${query}` : `?id=${draftId}${query && `&${query}`}`}`,
  campaigns: (query = '') => `/campaignDetail/invitation${query && `?${query}`}`,
  newCampaign: (query = '') => `/campaignDetail/new${query && `?${query}`}`,
  editCampaign: (id: number) => `/campaignDetail/edit?id=${id}`,
  /** A tab of a campaign. */
  campaign: (id: number, tab: CampaignTab = 'invitation', query = '') =>
    `/campaignDetail/${tab}?id=${id}${query && `&${query}`}`,
  /** The board with a collaboration open. */
  /** @param part of the card, which is shown first */
  collaboration: (campaignId: number, id: number, part?: CardPart) =>
    `/campaignDetail/cooperation?id=${campaignId}&card=${id}${part ? `&part=${part}` : ''}`,
  calendar: (query = '') => `/calendar${query && `?${query}`}`,
  payables: (query = '') => `/payables${query && `?${query}`}`,
  mailTask: (id: number, query = '') => `/campaignDetail/emailDetail?id=${id}${query && `&${query}`}`,
  inbox: (query = '') => `/inbox${query && `?${query}`}`,
  outbox: (query = '') => `/outbox${query && `?${query}`}`,
  drafts: (query = '') => `/draft${query && `?${query}`}`,
  templates: (query = '') => `/template${query && `?${query}`}`,
  template: (id: number) => `/template/${id}`,
  newTemplate: () => '/template/new',
  senders: (query = '') => `/sender${query && `?${query}`}`,
  sender: (id: number) => `/sender/${id}`,
  newSender: (query = '') => `/sender/new${query && `?${query}`}`,
  suppressions: (query = '') => `/suppression${query && `?${query}`}`,
  shortLinks: (query = '') => `/shortDetail${query && `?${query}`}`,
  newShortLink: (query = '') => `/shortDetail/new${query && `?${query}`}`,
  shortLink: (id: number, query = '') => `/shortDetail/${id}${query && `?${query}`}`,
  editShortLink: (id: number) => `/shortDetail/${id}/edit`,
  monitors: (query = '') => `/monitorDetail${query && `?${query}`}`,
  monitor: (id: number, query = '') => `/monitorDetail/${id}${query && `?${query}`}`,
  monitoredPost: (id: number, key: string) => `/monitorDetail/${id}/post/${encodeURIComponent(key)}`,
  clientReport: (id: number, query = '') => `/monitorDetail/${id}/report${query && `?${query}`}`,
  effects: (query = '') => `/effectDetail${query && `?${query}`}`,
  effect: (id: number, query = '') => `/effectDetail/${id}${query && `?${query}`}`,
  hotVideos: (query = '') => `/rankingVideo${query && `?${query}`}`,
  topCreators: (query = '') => `/rankingCreator${query && `?${query}`}`,
  hotTags: (query = '') => `/rankingTag${query && `?${query}`}`,
  hotTag: (platform: Platform, tag: string) => `/rankingTag/${platform}/${encodeURIComponent(tag)}`,
  hotAds: (query = '') => `/rankingAd${query && `?${query}`}`,
  hotAd: (id: number) => `/rankingAd/${id}`,
  mailConfig: () => '/mailConfig',
  forgotPassword: (next = '') => withParams('/forgetPwd', { next }),
  userInfo: () => '/userInfo',
  changePassword: () => '/changePassword',
  acquisitions: (query = '') => `/dataCollect${query && `?${query}`}`,
  acquisition: (id: number, query = '') => `/dataCollect/${id}${query && `?${query}`}`,
  newAcquisition: (query = '') => `/dataCollect/new${query && `?${query}`}`,
  sources: (query = '') => `/operator/sources${query && `?${query}`}`,
  search: (platform: SearchPlatform, query = '') => `/bloggerSearch/${platform}${query && `?${query}`}`,
  creator: (platform: Platform, id: number, query = '') =>
    `/bloggerDetail/${platform}/${id}${query && `?${query}`}`,
  /** In display order. */
  comparison: (ids: readonly number[]) => `/bloggerCompare?ids=${ids.join(',')}`,
  report: (ids: readonly number[]) => `/bloggerReport?ids=${ids.join(',')}`,
};
