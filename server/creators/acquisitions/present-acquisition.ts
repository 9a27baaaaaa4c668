import { may } from '../../../contract/core/roles/permissions.ts';
import type { Acquisition, AcquisitionItem } from '../../../contract/creators/acquisitions/acquisitions.ts';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Item } from './items.queries.ts';
import type { AcquisitionRow, Stored } from './queries.ts';
import type { creatorsShown } from './load-acquisitions.queries.ts';

/** True for the account that created it and for the main account. */
export const isMine = ({ account_id }: Pick<Stored, 'account_id'>, { actor }: SignedIn): boolean =>
  may(actor, 'creators.acquire') && (account_id === actor.accountId || may(actor, 'work.all'));

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** @param listNames names of the lists that the caller may see */
export function presentAcquisition(
  row: AcquisitionRow,
  ctx: SignedIn,
  listNames: ReadonlyMap<number, string>,
): Acquisition {
  return {
    id: row.id,
    name: row.name,
    platform: row.platform,
    kind: row.kind,
    terms: row.terms,
    links: row.links,
    like:
      row.like_list_id === null
        ? null
        : { id: row.like_list_id, name: listNames.get(row.like_list_id) ?? '' },
    region: row.region,
    list: row.list_name === null ? null : { id: row.list_id, name: row.list_name },
    most: row.max_creators,
    schedule: row.schedule,
    state: row.state,
    holdUp: row.hold_up,
    run: row.run,
    found: row.found,
    isSearching: row.is_searching,
    added: row.added,
    already: row.already,
    failed: row.failed,
    createdBy: row.by ?? '',
    createdAt: row.created_at.toISOString(),
    finishedAt: moment(row.finished_at),
    nextRunAt: moment(row.next_run_at),
    mine: isMine(row, ctx),
  };
}

export function presentItem(
  item: Item,
  creators: ReadonlyMap<number, Awaited<ReturnType<typeof creatorsShown>>[number]>,
): AcquisitionItem {
  const creator = item.creator_id === null ? undefined : creators.get(item.creator_id);
  return {
    position: item.position,
    asked: item.asked,
    homepageUrl: item.profile?.url ?? '',
    creator: creator
      ? {
          id: creator.id,
          name: creator.name,
          handle: creator.handle,
          avatarUrl: faceOf(creator.id, creator.avatar_url),
          followers: creator.followers,
        }
      : null,
    outcome: item.outcome,
    reason: item.reason,
    fault: item.fault,
    source: item.source,
    settledAt: moment(item.settled_at),
  };
}
