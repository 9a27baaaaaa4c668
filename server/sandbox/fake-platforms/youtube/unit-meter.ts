import type { FakeWorld } from '../fake-host.ts';
import type { People } from '../fake-people.ts';

export type MeterBucket = 'units' | 'search';

const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/**
 * Counts what each key uses: 10,000 units and 100 searches from one midnight in California to the next, including
 * invalid requests (developers.google.com/youtube/v3/determine_quota_cost).
 */
export class UnitMeter {
  /** Per day and key. */
  readonly limits: Record<MeterBucket, number> = { units: 10_000, search: 100 };
  /** Of all keys and days. */
  readonly spent: Record<MeterBucket, number> = { units: 0, search: 0 };
  readonly #now: () => Date;
  readonly #today = new Map<string, number>();
  #day = '';

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** @returns false if the key has none left: then it uses nothing */
  take(key: string, bucket: MeterBucket): boolean {
    const used = this.usedToday(key, bucket);
    if (used >= this.limits[bucket]) return false;
    this.#today.set(`${bucket} ${key}`, used + 1);
    this.spent[bucket]++;
    return true;
  }

  usedToday(key: string, bucket: MeterBucket): number {
    const day = pacificDay.format(this.#now());
    if (day !== this.#day) this.#today.clear();
    this.#day = day;
    return this.#today.get(`${bucket} ${key}`) ?? 0;
  }
}

const meters = new WeakMap<People, UnitMeter>();

export function meterFor(world: FakeWorld): UnitMeter {
  const meter = new UnitMeter(() => world.now());
  meters.set(world.people, meter);
  return meter;
}

/** Returns the meter of the fake with these people, for tests and measurements. */
export function youtubeUnits(people: People): UnitMeter {
  const meter = meters.get(people);
  if (!meter) throw new Error('no fake of YouTube answers from these people');
  return meter;
}
