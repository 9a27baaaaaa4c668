import type { Generated, JSONColumnType } from 'kysely';
import type { DataKind, ErasureDeed } from '../../../../contract/core/personal-data/data-kinds.ts';
import type { Person } from '../personal-data/person.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** How many rows of a kind of data were deleted, cleared of the person, and rewritten without them. */
type ErasedCounts = Partial<Record<DataKind, Partial<Record<ErasureDeed, number>>>>;

/** People who asked to be erased. */
export interface ErasureTables {
  erasures: {
    id: Generated<number>;
    asked_at: Moment;
    /** Null: by a command. */
    asked_by: number | null;
    state: 'waiting' | 'done';
    /** Null once nothing of them is left. */
    person: JSONColumnType<Person> | null;
    teams_done: Defaulted<number[]>;
    done: JSONColumnType<ErasedCounts, string | undefined>;
    ended_at: MaybeMoment;
  };
  /** Keyed hashes of addresses and accounts that stay out. */
  erased_keys: { hash: Buffer; erased_at: Moment };
  erasure_marks: { team_id: number; erasure_id: number; marked_table: string; marked_id: number };
}
