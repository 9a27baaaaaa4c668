import type { Selectable } from 'kysely';
import {
  basedFields,
  creatorFieldNames,
  creatorFields,
  specOf,
  type BasedField,
  type CreatorField,
  type FieldKind,
} from '../../../../contract/core/sources/creator-fields.ts';
import type { Schema } from '../../../core/db/schema/schema.ts';
import type { SearchColumns } from '../../figures/search-columns.ts';

type Fields = typeof creatorFields;
type FieldColumn = Fields[CreatorField]['column'];
type BasisColumn = `${Fields[BasedField]['column']}_basis`;
/** The columns of `creatorFields`. */
export type FieldColumns = Pick<Selectable<Schema['creators']>, FieldColumn | BasisColumn>;

export const basisColumn = (field: BasedField): BasisColumn => `${creatorFields[field].column}_basis`;

/** Columns of a table with the types by which rows come to the database as JSON. */
export type ColumnTypes<Column extends string> = Readonly<Record<Column, string>>;

const typeOfKind: Record<FieldKind, string> = {
  handle: 'text',
  name: 'text',
  link: 'text',
  prose: 'text',
  text: 'text',
  code: 'text',
  tags: 'text[]',
  flag: 'boolean',
  count: 'bigint',
};

const fieldTypes = Object.fromEntries([
  ...creatorFieldNames.map(field => [specOf(field).column, typeOfKind[specOf(field).kind]]),
  ...basedFields.map(field => [basisColumn(field), 'text']),
]) as ColumnTypes<keyof FieldColumns>;

/** Of a creator without its figures. */
export const writtenTypes = {
  id: 'bigint',
  platform: 'platform',
  platform_id: 'text',
  ...fieldTypes,
  has_email: 'boolean',
  source: 'text',
  sample: 'boolean',
  first_seen_at: 'timestamptz',
  refreshed_at: 'timestamptz',
  counted_at: 'timestamptz',
  posts_seen_at: 'timestamptz',
  search_text: 'text',
} as const;

/** Of its figures. */
export const figureTypes: ColumnTypes<keyof SearchColumns | 'figures_at'> = {
  analysis: 'text',
  unanalysable_reason: 'text',
  average_plays: 'bigint',
  median_plays: 'bigint',
  interaction_bp: 'integer',
  plays_to_followers_bp: 'integer',
  likes_to_plays_bp: 'integer',
  comments_to_likes_bp: 'integer',
  level: 'smallint',
  percentile: 'smallint',
  posts_per_week_centi: 'integer',
  ad_posts: 'integer',
  growth_bp: 'integer',
  price_low_fen: 'bigint',
  price_high_fen: 'bigint',
  price_fen: 'bigint',
  recent_plays: 'bigint[]',
  brands: 'text[]',
  last_post_at: 'timestamptz',
  figures_at: 'timestamptz',
};
