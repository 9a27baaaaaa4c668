import type { TFunction } from 'i18next';
import type { addCandidates } from '../../../../contract/campaigns/candidates.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { fullCount } from '../../../../contract/core/format.ts';

type Added = ReplyOf<typeof addCandidates>;

/** The result of adding creators to a campaign: 已加入 128 位达人，3 位已在候选名单中. */
export function addedText(
  t: TFunction<'team-creators'>,
  { added, already, blocked, leftOut }: Added,
): string {
  const counted = (count: number) => ({ count, number: fullCount(count) });
  const parts = [
    added && t('campaign.added', counted(added)),
    already && t('campaign.already', counted(already)),
    blocked && t('campaign.blocked', counted(blocked)),
    leftOut && t('campaign.leftOut', counted(leftOut)),
  ].filter(part => part !== 0);
  return parts.length ? parts.join(t('comma')) : t('nobody');
}

/** Nobody was added, or somebody was refused: the user should look. */
export const isDoubtful = ({ added, blocked, leftOut }: Added) => added === 0 || blocked + leftOut > 0;
