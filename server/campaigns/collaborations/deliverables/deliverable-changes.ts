import type { DeliverableFields } from '../../../../contract/campaigns/collaborations.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import { AppError } from '../../../core/errors.ts';
import type { StoredDeliverable } from '../deliverables.queries.ts';
import { readAddress, wrongPost, type PostAddress } from './post-address.ts';

const unknown: Record<Lang, string> = {
  zh: '这项交付内容已不存在',
  en: 'this deliverable no longer exists',
};

export interface WantedDeliverable {
  fields: DeliverableFields;
  /** Undefined for a new one. */
  stored: StoredDeliverable | undefined;
  /** The post if it got one, null if it lost it; undefined if it is unchanged. */
  post: PostAddress | null | undefined;
}

/** Reads deliverables from a form. @throws AppError invalid_request naming the field */
export function readDeliverables(
  lang: Lang,
  known: readonly StoredDeliverable[],
  fields: readonly DeliverableFields[],
): WantedDeliverable[] {
  const left = new Map(known.map(row => [row.id, row]));
  const wanted = fields.map((each, place) => {
    const stored = each.id === null ? undefined : left.get(each.id);
    if (each.id !== null && !stored)
      throw new AppError('invalid_request', {}, [
        { field: `deliverables.${place}.id`, reason: unknown[lang] },
      ]);
    if (stored) left.delete(stored.id);
    if (each.postUrl === (stored?.post_url ?? '')) return { fields: each, stored, post: undefined };
    if (each.postUrl === '') return { fields: each, stored, post: null };
    const address = readAddress(each.postUrl, each.kind);
    if ('fault' in address) throw wrongPost(lang, `deliverables.${place}.postUrl`, address.fault);
    // The same post in another notation is no change.
    return { fields: each, stored, post: address.url === stored?.post_url ? undefined : address };
  });
  const urls = wanted.map(({ stored, post }) =>
    post === undefined ? (stored?.post_url ?? '') : (post?.url ?? ''),
  );
  const twice = urls.findIndex((url, place) => url !== '' && urls.indexOf(url) < place);
  if (twice >= 0) throw wrongPost(lang, `deliverables.${twice}.postUrl`, 'twice');
  return wanted;
}

/** Returns whether a form leaves them unchanged. */
export const areSame = (known: readonly StoredDeliverable[], wanted: readonly WantedDeliverable[]): boolean =>
  known.length === wanted.length &&
  wanted.every(
    ({ fields, stored, post }, place) =>
      stored !== undefined &&
      known[place]?.id === stored.id &&
      post === undefined &&
      fields.kind === stored.kind &&
      fields.title === stored.title &&
      fields.draftDueOn === stored.draft_due_on &&
      fields.publishOn === stored.publish_on,
  );

/** Returns whether the number of deliverables of each kind is the same. */
export const isSameWork = (
  known: readonly StoredDeliverable[],
  wanted: readonly WantedDeliverable[],
): boolean =>
  known.length === wanted.length &&
  wanted.every(({ fields, stored }) => stored !== undefined && stored.kind === fields.kind);
