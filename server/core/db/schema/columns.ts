import type { ColumnType, Generated } from 'kysely';

/** The types of columns as Kysely sees them. */
export type Moment = ColumnType<Date, Date, Date>;
export type MaybeMoment = ColumnType<Date | null, Date | null, Date | null>;
export type Defaulted<T> = Generated<T>;
