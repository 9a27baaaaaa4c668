import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import type { tryAcquisition } from '../../../../contract/creators/acquisitions/acquisitions.ts';
import { acquisitionLimits } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { withoutDuplicates, type NamedLinks } from '../finding/name-creators.ts';
import { readLinks } from '../finding/read-links.ts';

export type StartParams = BodyOf<typeof tryAcquisition>;

/** The input of an acquisition: those fields of the form that its kind has. */
export interface Start extends NamedLinks {
  terms: string[];
  likeListId: number | null;
}

const texts: Record<Lang, { terms: string; likeListId: string; tooMany: string }> = {
  zh: {
    terms: '请至少填写一个关键词或话题',
    likeListId: '请选择一个收藏夹',
    tooMany: `一次最多 ${acquisitionLimits.links} 个链接`,
  },
  en: {
    terms: 'enter at least one keyword or hashtag',
    likeListId: 'choose a list',
    tooMany: `up to ${acquisitionLimits.links} links at a time`,
  },
};

function refuse(
  { lang }: Context,
  field: 'terms' | 'likeListId' | 'links',
  text: keyof (typeof texts)[Lang],
): never {
  throw new AppError('invalid_request', {}, [{ field, reason: texts[lang][text] }]);
}

/** Returns distinct terms, hashtags without #. */
export function readTerms(kind: StartParams['kind'], typed: readonly string[]): string[] {
  const terms = typed.map(term => {
    const plain = term.normalize('NFC').replaceAll('\0', '').trim();
    return kind === 'hashtag' ? plain.replace(/^[#＃]+/, '').replace(/\s+/g, '') : plain.replace(/\s+/g, ' ');
  });
  const byCase = new Map(terms.toReversed().map(term => [term.toLowerCase(), term]));
  return [...new Set(terms.map(term => byCase.get(term.toLowerCase()) ?? ''))].filter(term => term !== '');
}

const nothing = { named: [], refused: [], terms: [], likeListId: null };

/** @throws AppError invalid_request if the kind's input is missing, or there are too many links */
export async function readStart(db: Db, ctx: Context, asked: StartParams): Promise<Start> {
  if (asked.kind === 'links') {
    const read = readLinks(asked.links, asked.platform);
    if (read.named.length + read.refused.length > acquisitionLimits.links) refuse(ctx, 'links', 'tooMany');
    return { ...nothing, ...(await withoutDuplicates(db, read)) };
  }
  if (asked.kind === 'like') {
    if (asked.likeListId === undefined) refuse(ctx, 'likeListId', 'likeListId');
    return { ...nothing, likeListId: asked.likeListId };
  }
  const terms = readTerms(asked.kind, asked.terms);
  if (!terms.length) refuse(ctx, 'terms', 'terms');
  return { ...nothing, terms };
}
