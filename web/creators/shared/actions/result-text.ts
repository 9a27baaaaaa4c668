import type { TFunction } from 'i18next';
import type { BulkActionName, BulkResult } from '../../../../contract/creators/bulk.ts';
import { fullCount } from '../../../../contract/core/format.ts';

/** The result of an action with its numbers: 已加入 128 位达人，3 位已在收藏夹中. */
export function resultText(
  t: TFunction<'team-creators'>,
  action: BulkActionName,
  result: BulkResult,
): string {
  const { done, unchanged, refused, refusals } = result;
  const parts: string[] = [];
  const counted = (count: number) => ({ count, number: fullCount(count) });
  if (done) parts.push(t(`done.${action}`, counted(done)));
  if (unchanged) parts.push(t(`unchanged.${action}`, counted(unchanged)));
  const [first] = refusals;
  if (refused) parts.push(t('refused', counted(refused)));
  if (refused && first) parts.push(t('refusedFirst', { name: first.name, reason: first.reason }));
  return parts.length ? parts.join(t('comma')) : t('nobody');
}

/** Nothing changed, or some creators were refused: shown as a warning. */
export const isDoubtful = ({ done, refused }: BulkResult) => refused > 0 || done === 0;
