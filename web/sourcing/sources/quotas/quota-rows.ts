import type { Source, SourceQuota } from '../../../../contract/sourcing/sources.ts';
import { spendPurposes } from '../../../../contract/core/sources/source-codes.ts';

/** A quota of a group for display; an unused one is empty. */
export interface QuotaRow {
  key: string;
  group: string;
  bucket: string;
  per: SourceQuota['per'];
  limit: number;
  /** The platform's default, unless corrected. */
  units: number;
  used: number;
  open: number;
  resetsAt: string | null;
  isExhausted: boolean;
  /** In the order of purposes; used ones only. */
  spends: SourceQuota['spends'];
}

/** Each quota of each group, unused ones included. */
export function quotaRows({ buckets, quotas, credentials }: Source): QuotaRow[] {
  const named = credentials.filter(({ state }) => state !== 'off').map(({ group }) => group);
  const groups = [...new Set([...named, ...quotas.map(({ group }) => group)])];
  return groups.flatMap(group =>
    buckets.map(({ name, units, limit, per }) => {
      const quota = quotas.find(each => each.group === group && each.bucket === name);
      const spends = spendPurposes.flatMap(
        purpose => quota?.spends.filter(each => each.purpose === purpose && each.units > 0) ?? [],
      );
      return {
        key: `${group} ${name}`,
        group,
        bucket: name,
        per,
        limit,
        units,
        used: quota?.used ?? 0,
        open: spends.reduce((sum, { open }) => sum + open, 0),
        resetsAt: quota && quota.used > 0 ? quota.resetsAt : null,
        isExhausted: quota?.isExhausted ?? false,
        spends,
      };
    }),
  );
}
