import { sql, type RawBuilder } from 'kysely';
import { brandKey } from '../../../../contract/catalogue/brand-key.ts';
import type { SearchFilter } from '../../../../contract/creators/search/search-filter.ts';
import { boundsOf } from '../../search-input/filter-bounds.ts';

export type Condition = RawBuilder<unknown>;

/** To which creators a team's own data limits a search: those of a list, without those on its blocklist. */
export interface CreatorScope {
  /** Null means all. */
  only: number[] | null;
  except: number[];
  /** Those with an address that only the team has: they count as creators with an e-mail address. */
  ownEmail?: readonly number[];
  /** By words of the keyword: creators that have them in the team's own name only. */
  ownNamed?: ReadonlyMap<string, readonly number[]>;
}

export const everyCreator: CreatorScope = { only: null, except: [] };

function within(column: Condition, from: number | undefined, to: number | undefined): Condition[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from}::bigint`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to}::bigint`]),
  ];
}

function anyOf(column: Condition, values: string[] | undefined, type: Condition): Condition[] {
  if (!values?.length) return [];
  return values.length === 1 ? [sql`${column} = ${values[0]}`] : [sql`${column} = any(${values}::${type})`];
}

function answers(answer: boolean | undefined, { yes, no }: Record<'yes' | 'no', Condition>): Condition[] {
  return answer === undefined ? [] : [answer ? yes : no];
}

function scopeConditions({ only, except }: CreatorScope): Condition[] {
  return [
    ...(only ? [sql`id = any(${only}::bigint[])`] : []),
    ...(except.length ? [sql`id <> all(${except}::bigint[])`] : []),
  ];
}

/** Advertised one of these brands, in a form that the partial index of creators with brands can answer. */
export function brandConditions({ brands }: SearchFilter): Condition[] {
  if (!brands?.length) return [];
  return [sql`brands <> '{}'`, sql`brands && ${brands.map(brandKey)}::text[]`];
}

export interface Filtered {
  filter: SearchFilter;
  scope: CreatorScope;
  /** The earliest time of the newest post. */
  postedSince: Date | null;
  /** Creators with an address that only the team has. */
  ownEmail: readonly number[];
}

/** Whether a creator has an address for the team. */
export const hasEmail = ({ ownEmail }: Pick<Filtered, 'ownEmail'>): Condition =>
  ownEmail.length ? sql`(has_email or id = any(${ownEmail}::bigint[]))` : sql`has_email`;

/** Conditions on a creator's facts and figures. Brands, words and tags have their own indexes. */
export function filterConditions({ filter, scope, postedSince, ownEmail }: Filtered): Condition[] {
  const text = sql`text[]`;
  const mailable = hasEmail({ ownEmail });
  return [
    ...scopeConditions(scope),
    ...anyOf(sql`region`, filter.region, text),
    ...anyOf(sql`language`, filter.language, text),
    ...anyOf(sql`category`, filter.category, text),
    ...anyOf(sql`level`, filter.level, sql`smallint[]`),
    ...boundsOf(filter).flatMap(({ column, from, to }) => within(sql.ref(column), from, to)),
    ...answers(filter.verified, { yes: sql`verified`, no: sql`verified is not true` }),
    ...answers(filter.has_email, { yes: mailable, no: sql`not ${mailable}` }),
    ...answers(filter.has_ads, { yes: sql`ad_posts > 0`, no: sql`ad_posts = 0` }),
    ...(postedSince ? [sql`last_post_at >= ${postedSince}`] : []),
  ];
}
