import type { DeliverableFields } from '../../../../contract/campaigns/collaborations.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import { AppError } from '../../../core/errors.ts';
import type { StoredDeliverable } from '../deliverables.queries.ts';
import { readAddress, wrongPost, type PostAddress } from './post-address.ts';

const unknown: Record<Lang, string> = {
  zh: '这项交付内容已不存在',
  en: 'there is no such deliverable any more',
};

export interface WantedDeliverable {
  fields: DeliverableFields;
  /** Undefined: it is new. */
  stored: StoredDeliverable | undefined;
  /** Its post where it got one, null where it lost it; undefined: it is as it was. */
  post: PostAddress | null | undefined;
}

/** What a form makes of the deliverables. @throws AppError invalid_request naming the field */
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
    // Written in another way it is the post that was there.
    return { fields: each, stored, post: address.url === stored?.post_url ? undefined : address };
  });
  const urls = wanted.map(({ stored, post }) =>
    post === undefined ? (stored?.post_url ?? '') : (post?.url ?? ''),
  );
  const twice = urls.findIndex((url, place) => url !== '' && urls.indexOf(url) < place);
  if (twice >= 0) throw wrongPost(lang, `deliverables.${twice}.postUrl`, 'twice');
  return wanted;
}

/** Whether a form leaves them as they are. */
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

/** Whether a creator is to make as many things, of the same kinds. */
export const isSameWork = (
  known: readonly StoredDeliverable[],
  wanted: readonly WantedDeliverable[],
): boolean =>
  known.length === wanted.length &&
  wanted.every(({ fields, stored }) => stored !== undefined && stored.kind === fields.kind);
