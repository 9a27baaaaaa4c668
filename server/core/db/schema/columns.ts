import type { ColumnType, Generated } from 'kysely';

/** How columns look to Kysely. */
export type Moment = ColumnType<Date, Date, Date>;
export type MaybeMoment = ColumnType<Date | null, Date | null, Date | null>;
export type Defaulted<T> = Generated<T>;
