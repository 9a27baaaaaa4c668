import {
  briefLimits,
  type BriefLinkWay,
  type DisclosureWay,
} from '../../../contract/monitoring/briefs/brief-kinds.ts';
import type { Requirements } from '../../../contract/monitoring/briefs/briefs.ts';
import { isDay } from '../../ui/dates/day-span.ts';
import { tagsIn } from '../../ui/forms/tags-in.ts';

/** The fields of the form, as typed; `none` if nothing is required. */
export type BriefValues = Record<
  'hashtags' | 'mentions' | 'link' | 'texts' | 'disclosure' | 'from' | 'to' | 'onlineDays',
  string
>;

export const linkChoices = ['none', 'text', 'own'] as const;
export const disclosureChoices = ['none', 'caption', 'platform', 'any'] as const;

/** Several tags as one text. */
const joined = (tags: readonly string[]) => tags.join(',');

export const valuesOf = (brief: Requirements): BriefValues => ({
  hashtags: joined(brief.hashtags),
  mentions: joined(brief.mentions),
  link: brief.link?.way ?? 'none',
  texts: joined(brief.link?.texts ?? []),
  disclosure: brief.disclosure ?? 'none',
  from: brief.window?.from ?? '',
  to: brief.window?.to ?? '',
  onlineDays: brief.onlineDays === null ? '' : String(brief.onlineDays),
});

const withoutSign = (tag: string) => tag.replace(/^[#＃@＠]+/, '');
const plain = (value: string) => tagsIn(value).map(withoutSign).filter(Boolean);

/** @param values that are valid */
export function fieldsOf(values: BriefValues): Requirements {
  const { link, disclosure, from, to } = values;
  return {
    hashtags: plain(values.hashtags),
    mentions: plain(values.mentions),
    link:
      link === 'none'
        ? null
        : { way: link as BriefLinkWay, texts: link === 'text' ? tagsIn(values.texts) : [] },
    disclosure: disclosure === 'none' ? null : (disclosure as DisclosureWay),
    window: from && to ? { from, to } : null,
    onlineDays: values.onlineDays.trim() ? Number(values.onlineDays) : null,
  };
}

export type BriefFault = 'noLink' | 'noDay' | 'turned' | 'days';

/** What is wrong with each field; absent if nothing. */
export function faultsOf(values: BriefValues): Partial<Record<keyof BriefValues, BriefFault>> {
  const { link, texts, from, to, onlineDays } = values;
  const faults: Partial<Record<keyof BriefValues, BriefFault>> = {};
  if (link === 'text' && !tagsIn(texts).length) faults.texts = 'noLink';
  if (to && !isDay(from)) faults.from = 'noDay';
  if (from && !isDay(to)) faults.to = 'noDay';
  else if (from && to < from) faults.to = 'turned';
  const days = Number(onlineDays);
  const isWrong = !Number.isInteger(days) || days < 1 || days > briefLimits.onlineDays;
  if (onlineDays.trim() && isWrong) faults.onlineDays = 'days';
  return faults;
}

/** Whether the brief requires anything. */
export const asksSomething = (brief: Requirements): boolean =>
  brief.hashtags.length > 0 ||
  brief.mentions.length > 0 ||
  [brief.link, brief.disclosure, brief.window, brief.onlineDays].some(each => each !== null);
