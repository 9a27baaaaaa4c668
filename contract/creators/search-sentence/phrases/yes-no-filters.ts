import { matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader, Token } from '../text/tokens.ts';

interface Flag {
  pattern: RegExp;
  filters: Record<string, string>;
  /** Counts only without an unknown word beside it: "e-mail" alone may be part of e-mail marketing. */
  isGuarded?: boolean;
}

const end = '(?![a-z])';
const mail = '(?:联系|商务|合作|工作|公开|联络)*(?:邮箱|信箱|邮件|电邮|e-?mail|mail)(?:地址|联系方式)?';
const us = '(?:我们|咱们?|我|团队里?|同事们?|小组|公司|大家|组里|我司|其他人|别人)';
const zhNot = `(?:还|从|从来|一直|之前|以前|目前|都|${us})*(?:没有?|未曾?|不曾)(?:被)?${us}?`;
const zhOnce = `(?:已经?|${us}|之前|以前|曾经?|都|被|是|有|跟|和)*`;
const zhContact = '(?:联系|联络|建联|沟通|对接|触达|接触|私信|邀约|聊)';
const ads =
  '(?:付费|商业|品牌)?(?:广告|业配|工商|广(?!告|东|州|西|泛|场)|推广|商单|软广|恰饭|赞助|商务合作|品牌合作|商业合作|商务)';
const enMail = String.raw`e-?mails?(?! (?:me|us|them|it|marketing|newsletters?)(?![a-z]))(?: ?(?:address(?:es)?|contact|available|listed|on file|in (?:the|their) (?:bio|profile)))*`;
const enUs = String.raw`(?:we|i|our team|my team|the team|team|(?:my|our|a|some) (?:colleagues?|coworkers?|boss|sales team)|colleagues?|someone|somebody|anyone)`;
const enNot = String.raw`(?:(?:that|which|who|whom|we|i|the|ones|they|team|and|been|yet|ever) )*(?:haven't|have not|hasn't|has not|never|not|no one has|no one(?: on (?:our|the) team)? has|nobody(?: on (?:our|the) team)? has|none of us (?:has|have)|weren't|wasn't|aren't|isn't|didn't)(?: (?:yet|ever|been|already|we|have|had|previously|got))*`;
const enYet = '(?: (?:yet|before|so far|by us|ever|already|to|previously))*';
const sponsored =
  '(?:paid |any |some )*(?:an? ad|an? (?:paid )?(?:partnership|sponsorship|advert|promotion)|a brand deal|a sponsored post|sponsored (?:posts?|content|videos?|reels?)|sponsorships?|ads|brand deals?|paid partnerships?|paid posts?|ad posts?)';
const days90 = String.raw`(?:(?: recently| lately)|(?: (?:with)?in the (?:last|past) (?:90 days|three months|3 months|quarter)))*`;
const zhDays90 = '(?:最近|近|过去)?(?:90天|三个月|3个月)以?内?';
const lists = '(?:lists?|collections?|favou?rites|saved lists?)';

const flag = (source: string, filters: Record<string, string>, isGuarded = false): Flag => ({
  pattern: sticky(source),
  filters,
  isGuarded,
});

const excluded = String.raw`(?:exclud(?:e|ing)|except|without|skip|hide)(?: (?:all|any|the|those|ones|people|creators|anyone|that|who|whom|we|we've|have|has|been|i|i've|already))*`;
const zhExcluded = '(?:不要|排除|去掉|剔除|过滤掉?|除了)(?:已经?|我们|我|之前)*';
const zhOthers = '(?:的)?(?:达人|博主|人)?(?:以外|之外)?';

const flags: readonly Flag[] = [
  flag(`${zhExcluded}(?:联系|建联)(?:过|了)?${zhOthers}`, { contacted: '0' }),
  flag(`${zhExcluded}收藏(?:过|了|夹里)?${zhOthers}`, { in_list: '0' }),
  flag(`${excluded} (?:contacted|reached out to)${end}`, { contacted: '0' }),
  flag(`${excluded} saved${end}`, { in_list: '0' }),
  flag(`(?:有|带|留有?|提供|公开|含|必须有|要有|得有|留了|附|有留)(?:可用的?)?${mail}(?:的)?`, {
    has_email: '1',
  }),
  flag(`(?:没有?|无)${mail}的?(?:一律|都|全部)?(?:不要|别|除外|排除|不看|过滤掉?|去掉|略过)(?:的)?`, {
    has_email: '1',
  }),
  flag(`(?:能|可|可以)(?:用|通过|发)?(?:邮件|邮箱|email)(?:联系|沟通)?(?:到|上)?(?:的)?`, { has_email: '1' }),
  flag(`(?:没有?|无|未留|未公开|没留|不带|不含|缺少?)${mail}(?:的)?`, { has_email: '0' }),
  flag(
    `${mail}(?:是)?(?:必须|一定|务必|要|得|最好|都|需要?|必)*(?:有|留|公开|提供|齐全|可联系|可查|要有|能联系)(?:的)?|(?:必须|务必|一定)(?:要|得)?(?:有|留|公开)?${mail}(?:的)?`,
    { has_email: '1' },
  ),
  flag(mail, { has_email: '1' }, true),
  flag(
    String.raw`(?:(?:who|that|and|plus|must|also) )*(?:has|have|having|with|needs?|wants?|includ(?:es|ing)|lists?|listing|provid(?:es|ing)|a?vailable)(?: (?:an?|their|public|business|contact|valid|listed|working))* ${enMail}${end}`,
    { has_email: '1' },
    true,
  ),
  flag(
    String.raw`(?:(?:who|that|can|be|are) )*(?:reach(?:able|ed)|contact(?:able|ed)) (?:by|via|through) e-?mail${end}`,
    { has_email: '1' },
  ),
  flag(
    String.raw`(?:an? |business |contact |public )*${enMail}(?: required| needed| preferred| only| (?:is )?a must| must| (?:is )?mandatory| please)?${end}`,
    { has_email: '1' },
    true,
  ),
  flag(
    String.raw`(?:(?:who|that|but) )*(?:no|with no|with zero|without(?: an?| any)?|(?:do not|don't|does not|doesn't) have(?: an?| any)?|missing|lacking)(?: public| listed| contact)? ${enMail}(?: yet)?${end}`,
    { has_email: '0' },
  ),
  flag(
    '(?:有|带|加|必须是?|只要|要)?(?:蓝|黄|金)?v(?:认证)?(?![a-z0-9])(?:的)?|(?:有|带)?(?:蓝标|蓝勾|官方认证|平台认证)(?:认证)?(?:的)?',
    { verified: '1' },
  ),
  flag(
    '(?:(?:必须|要|需要|已经?|官方|平台|有|带|经|通过|获得?|是|只要|只看|仅限?|限)*认证(?:过|了)?)(?:的)?(?=账号|达人|博主|用户|号|$|[ ,。、;!?的\\d])',
    { verified: '1' },
  ),
  flag(
    '(?:没有?|未|非|无|没被|未经|不是)(?:官方|平台|蓝v|通过)*(?:认证|蓝v)(?:过)?(?:的)?(?=账号|达人|博主|用户|号|素人|小|$|[ ,。、;!?\\d])',
    { verified: '0' },
  ),
  flag(
    `(?:(?:with|has|have|having|a|is|are|must be|be|who|that|only) )*(?:verified|blue (?:tick|check(?: ?mark)?|badge)|verification badge)${end}(?: only| badge| status)?`,
    { verified: '1' },
  ),
  flag(
    `(?:(?:who|that|are|is) )*(?:(?:not|isn't|aren't|non|never) ?-?verified|unverified|without (?:a )?(?:blue (?:tick|check(?: ?mark)?)|verification))${end}(?: yet)?`,
    { verified: '0' },
  ),
  flag(`${zhOnce}${zhContact}(?:过|上)(?:了)?(?:的)?|已(?:经)?(?:联系|建联)(?:的)?`, {
    contacted: '1',
  }),
  flag(`${zhNot}${zhContact}(?:过|上)?(?:了)?(?:的)?`, { contacted: '0' }),
  flag(
    String.raw`(?:(?:that|which|who|whom|${enUs}|we've|i've|have|has|had|been|were|already|previously|the ones|ones) )*(?:contacted|reached out to|in touch with|messaged|e-?mailed|approached|spoken (?:to|with)|talked to|pitched|dmed|dm'd)(?: (?:already|before|by us|previously))*${end}`,
    { contacted: '1' },
    true,
  ),
  flag(
    String.raw`${enNot} (?:contacted|reached out to|reached out|messaged|e-?mailed|in touch with|approached|spoken (?:to|with)|talked to|pitched|dmed|dm'd)${enYet}${end}|uncontacted${end}`,
    { contacted: '0' },
  ),
  flag(
    `${zhOnce}收藏(?:过|了|里面?|中|夹(?:里面?|中|内)?)(?:的)?(?:达人|博主)?(?:里面?|中|当中)?|(?:已经?|我们|我)收藏(?:的)?(?:达人|博主)?(?:里面?|中)?|在(?:我们的?|我的?)?收藏夹(?:里面?|中|内)?(?:的)?`,
    { in_list: '1' },
  ),
  flag(
    `${zhNot}收藏(?:过|夹)?(?:的)?|(?:不在|没在|未加入|没加入|没进|未进)过?(?:我们的?|咱们?的?|我的?|任何)?收藏夹?(?:里面?|中)?(?:的)?`,
    { in_list: '0' },
  ),
  flag(
    String.raw`(?:(?:who|that|which|are|is|already|the ones|ones|creators) )*(?:in|on|from|among|within) (?:(?:one|any|all|some) of )?(?:our|my|the team's|the|a|any|team)(?: (?:saved|team|existing|own|creator))* ${lists}(?: already)?${end}`,
    { in_list: '1' },
  ),
  flag(
    String.raw`(?:(?:that|which|we|we've|i|i've|have|has|been|already|creators) )*saved(?: (?:already|before|to our lists?|in our lists?))?${end}`,
    { in_list: '1' },
    true,
  ),
  flag(
    String.raw`(?:${enNot}|(?:that |who )?(?:are )?not) (?:in|on|added to|saved (?:in|to)) (?:(?:any|one|all) of )?(?:our|my|the|a|any|team)(?: (?:saved|team))? ${lists}(?: yet)?${end}|outside (?:of )?our ${lists}${end}`,
    { in_list: '0' },
  ),
  flag(String.raw`(?:${enNot}) saved${enYet}${end}|unsaved${end}|not (?:yet )?saved(?: yet)?${end}`, {
    in_list: '0',
  }),
  flag(
    '(?:也|还|要|请)*(?:包括|包含|含|连同?|算上|加上|显示|也看|带上|不排除|不隐藏|不过滤|搜索|保留)(?:上)?(?:被)?(?:黑名单|拉黑)(?:里面?|中|内)?(?:的)?(?:达人|博主|账号)?(?:一起|也|都)*(?:看|显示|搜|算)?(?:的)?',
    { hide_blocked: '0' },
  ),
  flag(
    `(?:已经?|被|${us})*(?:黑名单|拉黑)(?:过|了)?(?:里面?|中|内)?(?:的)?(?:达人|博主|账号|人)?(?:也|都|一起|一并)+(?:要|可以|请|给我|能)*(?:显示|看|算|搜|包括|包含|列|展示|算上|出来|进来|要)+(?:一下|出来|进来)?`,
    { hide_blocked: '0' },
  ),
  flag(
    '(?:不要|不含|不看|别看|别显示|不显示|别要|屏蔽|排除|去掉|剔除|隐藏|不包括|不包含|过滤掉?)(?:黑名单|拉黑|被拉黑)(?:里面?|中|内)?(?:的)?(?:达人|博主|账号)?',
    {},
  ),
  flag(
    `(?:已经?|被|${us})*(?:黑名单|拉黑)(?:过|了)?(?:里面?|中|内)?(?:的)?(?:达人|博主|账号|人)?(?:都|一律|统统|全部|请|就)*(?:不要|别|不看|不显示|去掉|去除|隐藏|排除|剔除|过滤掉?|屏蔽|除外|不用)(?:显示|看|要|出现|掉|出来|放|列|搜)*(?:了|的)?`,
    {},
  ),
  flag(
    String.raw`(?:(?:please|also|and|even) )*(?:includ(?:e|es|ing)|show(?:ing)?|with|plus|add(?:ing)?|don't hide|do not hide)(?: (?:also|the|our|those|ones|creators|people|on|from|in|even))* (?:blacklist(?:ed)?|blocked|block ?list(?:ed)?)(?: (?:creators?|ones|accounts?|people|influencers?))?(?: (?:too|as well|also))?${end}`,
    { hide_blocked: '0' },
  ),
  flag(
    String.raw`(?:exclud(?:e|es|ing)|hid(?:e|ing)|skip|remove|drop|don't show|do not show|not|no|without)(?: (?:any|all|of|anyone|the|our|those|ones|creators|people|on|from))* (?:blacklist(?:ed)?|blocked)(?: (?:creators?|ones|accounts?|people|influencers?))?(?: please)?${end}`,
    {},
  ),
  flag(
    `(?:最近|近期|${zhDays90}|已经?|曾经?|有|之前)*(?:接过?|有接|打过|做过|发过|投过|拍过|植入过|有过?|带)(?:的)?${ads}(?:的)?(?!报价|价|邮|联系|合作邮|mail|e-?mail)`,
    { has_ads: '1' },
  ),
  flag(
    `(?:最近|近期|${zhDays90}|还|从|从来|一直|目前)*(?:没有?|未|没怎么|不曾|未曾)(?:接|打|做|发|投|拍|有)?过?(?:任何|什么)?${ads}(?:的)?`,
    { has_ads: '0' },
  ),
  flag(
    String.raw`(?:(?:who|that|has|have|had|who've|who's|they've|recently|already|ever|having|does|do) )*(?:done|did|doing|posted|posts?|run|ran|made|published|do|does|with|taken|took|had|has|have|having)(?: recent| some| previous| past)? ${sponsored}(?: (?:before|already|in the past))?${days90}${end}`,
    { has_ads: '1' },
  ),
  flag(`(?:never|not)(?: been)?(?: yet)? sponsored(?: (?:yet|before))?${end}|unsponsored${end}`, {
    has_ads: '0',
  }),
  flag(`(?:(?:who|that|have|has) )*been sponsored(?: before)?${end}|previously sponsored${end}`, {
    has_ads: '1',
  }),
  flag(
    String.raw`(?:(?:who|that|they|we) )*(?:(?:haven't|have not|hasn't|has not|never|don't|doesn't|didn't|do not|does not)(?: (?:yet|ever|even|have))*(?: (?:done|did|do|posted|post|run|made|taken|had|publish(?:ed)?))*|no|without|zero|free of)(?: any)? ${sponsored}(?: (?:yet|so far|before|at all|ever))*${days90}${end}`,
    { has_ads: '0' },
  ),
];

/** 没有邮箱也行, email optional: sets no filter. */
const eitherWay = sticky(
  String.raw`也(?:行|可以|可|没关系|ok|无妨)|都(?:行|可以|可|ok)|无所谓|不限|(?: is| are)? (?:optional|or (?:not|unverified|uncontacted|unsaved|without(?: one)?)|not (?:required|needed|necessary))(?![a-z])`,
);

/** Reads yes and no: has an e-mail, verified, contacted, saved, advertised; 含黑名单. */
export const readFlag: Reader = ({ text }, at): Token | undefined => {
  if (/[a-z0-9]/.test(text[at - 1] ?? '') && /[a-z0-9]/.test(text[at] ?? '')) return undefined;
  let longest: Token | undefined;
  for (const { pattern, filters, isGuarded } of flags) {
    const found = matchAt(pattern, text, at)?.[0];
    if (!found || at + found.length <= (longest?.to ?? at)) continue;
    longest = {
      kind: 'condition',
      from: at,
      to: at + found.length,
      filters,
      traits: { isGuarded: isGuarded ?? false },
    };
  }
  const { to } = longest ?? { to: at };
  return longest && matchAt(eitherWay, text, to)
    ? { kind: 'filler', from: at, to: skip(eitherWay, text, to) }
    : longest;
};
