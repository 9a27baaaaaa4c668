export type RankChange = { kind: 'level' | 'new' | 'back' } | { kind: 'up' | 'down'; by: number };

export interface RankedNow {
  rank: number;
  before: number | null;
  firstSeenOn: string;
}

/** By how many ranks a row moved since the previous edition. @param day of the edition */
export function rankChange({ rank, before, firstSeenOn }: RankedNow, day: string): RankChange {
  if (before === null) return { kind: firstSeenOn >= day ? 'new' : 'back' };
  if (before === rank) return { kind: 'level' };
  return before > rank ? { kind: 'up', by: before - rank } : { kind: 'down', by: rank - before };
}
