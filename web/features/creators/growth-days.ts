export interface GrowthDay {
  /** `yyyy-MM-dd` */
  day: string;
  followers: number | null;
}

const window = 90;
const dayMs = 86_400_000;

/** Every day of the 90 up to the newest snapshot, in order; null where there is none for it. */
export function growthDays(snapshots: readonly GrowthDay[]): GrowthDay[] {
  const known = new Map(snapshots.map(snapshot => [snapshot.day, snapshot.followers]));
  const days = [...known.keys()].toSorted();
  const [oldest, newest] = [days[0], days.at(-1)];
  if (!oldest || !newest) return [];
  const last = Date.parse(newest);
  const first = Math.max(Date.parse(oldest), last - (window - 1) * dayMs);
  const count = Math.round((last - first) / dayMs) + 1;
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(first + at * dayMs).toISOString().slice(0, 10);
    return { day, followers: known.get(day) ?? null };
  });
}
