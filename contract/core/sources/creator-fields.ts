import type { Lang } from '../error-texts.ts';

/** What a source says in a field of each kind. */
export interface ReportedValues {
  handle: string;
  name: string;
  link: string;
  /** A long text, in which e-mail addresses are looked for. */
  prose: string;
  text: string;
  /** A text of a fixed form. */
  code: string;
  tags: string[];
  flag: boolean;
  count: number;
}
export type FieldKind = keyof ReportedValues;

/** Where a field is seen: in a column of its own in tables, elsewhere in rows, or only in the details of one creator. */
type Places =
  // Tables export the columns that they show.
  | { shown: 'column'; exported: 'own-column' }
  /** In a column of its own, or with name, handle and platform, which say who the creator is. */
  | { shown: 'row' | 'detail'; exported: 'own-column' | 'with-creator' | 'never' };

/** One field of a creator, from the file that brings it to the file that it leaves in. */
export type CreatorFieldSpec = Places & {
  /**
   * How its value is checked, read from a file, stored and exported. Where a source says nothing, the column of a link
   * or prose is empty text, that of tags an empty list, and any other null.
   */
  kind: FieldKind;
  column: string;
  /** The longest text that is stored. */
  max?: number;
  pattern?: RegExp;
  /** What the value may rest on, beside a statement of the source. A column `<column>_basis` says which. */
  basis?: 'assumed' | 'derived';
  /** When its source may not keep it any longer. What stays is needed to ask for the creator again. */
  purge: 'goes' | 'stays';
  label: Record<Lang, string>;
  /** Above a column, if not the label. */
  head?: Record<Lang, string>;
};

/** Every field of a creator that a source may tell. Record, row, import, merge, export and provenance derive from it. */
export const creatorFields = {
  name: {
    kind: 'name',
    column: 'name',
    max: 500,
    shown: 'row',
    exported: 'with-creator',
    purge: 'goes',
    label: { zh: '名称', en: 'Name' },
  },
  handle: {
    kind: 'handle',
    column: 'handle',
    max: 200,
    shown: 'row',
    exported: 'with-creator',
    purge: 'stays',
    label: { zh: '账号', en: 'Handle' },
  },
  avatarUrl: {
    kind: 'link',
    column: 'avatar_url',
    max: 4000,
    shown: 'row',
    exported: 'never',
    purge: 'goes',
    label: { zh: '头像', en: 'Picture' },
  },
  homepageUrl: {
    kind: 'link',
    column: 'homepage_url',
    max: 2000,
    shown: 'row',
    exported: 'with-creator',
    purge: 'stays',
    label: { zh: '主页链接', en: 'Homepage' },
  },
  bio: {
    kind: 'prose',
    column: 'bio',
    max: 20_000,
    shown: 'detail',
    exported: 'never',
    purge: 'goes',
    label: { zh: '简介', en: 'Bio' },
  },
  /** ISO 3166-1 alpha-2; `assumed` for a whole file by its mapping. */
  region: {
    kind: 'code',
    column: 'region',
    pattern: /^[A-Z]{2}$/,
    basis: 'assumed',
    shown: 'row',
    exported: 'own-column',
    purge: 'goes',
    label: { zh: '地区', en: 'Region' },
  },
  /** ISO 639-1 (or 639-3 where there is none). */
  language: {
    kind: 'code',
    column: 'language',
    pattern: /^[a-z]{2,3}$/,
    basis: 'derived',
    shown: 'row',
    exported: 'own-column',
    purge: 'goes',
    label: { zh: '语言', en: 'Language' },
  },
  category: {
    kind: 'text',
    column: 'category',
    max: 100,
    basis: 'derived',
    shown: 'column',
    exported: 'own-column',
    purge: 'goes',
    label: { zh: '分类', en: 'Category' },
  },
  tags: {
    kind: 'tags',
    column: 'tags',
    max: 150,
    basis: 'derived',
    shown: 'column',
    exported: 'own-column',
    purge: 'goes',
    label: { zh: '标签', en: 'Tags' },
  },
  verified: {
    kind: 'flag',
    column: 'verified',
    shown: 'row',
    exported: 'own-column',
    purge: 'goes',
    label: { zh: '认证', en: 'Verification' },
    head: { zh: '已认证', en: 'Verified' },
  },
  followers: {
    kind: 'count',
    column: 'followers',
    shown: 'column',
    exported: 'own-column',
    purge: 'goes',
    label: { zh: '粉丝数', en: 'Followers' },
    head: { zh: '粉丝', en: 'Followers' },
  },
  likes: {
    kind: 'count',
    column: 'likes',
    shown: 'detail',
    exported: 'never',
    purge: 'goes',
    label: { zh: '获赞数', en: 'Likes' },
  },
  postCount: {
    kind: 'count',
    column: 'post_count',
    shown: 'detail',
    exported: 'never',
    purge: 'goes',
    label: { zh: '作品数', en: 'Number of posts' },
  },
} as const satisfies Record<string, CreatorFieldSpec>;

type Fields = typeof creatorFields;
export type CreatorField = keyof Fields;
export type KindOf<F extends CreatorField> = Fields[F]['kind'];
type FieldsWith<Part> = { [F in CreatorField]: Fields[F] extends Part ? F : never }[CreatorField];

export const creatorFieldNames = Object.keys(creatorFields) as CreatorField[];
export const isCreatorField = (name: string): name is CreatorField => name in creatorFields;
export const specOf = (field: CreatorField): CreatorFieldSpec => creatorFields[field];

/** What a source says beside whose it is. */
export type ProfileField = Exclude<CreatorField, 'handle'>;
export const profileFields = creatorFieldNames.filter((field): field is ProfileField => field !== 'handle');

/** Those whose basis is stored with them. */
export type BasedField = FieldsWith<{ basis: string }>;
export const basedFields = creatorFieldNames.filter(
  (field): field is BasedField => specOf(field).basis !== undefined,
);
export const basisName = <F extends BasedField>(field: F): `${F}Basis` => `${field}Basis`;

/** Of a row in a table, and beside them those of the details of one creator. */
export type RowField = FieldsWith<{ shown: 'column' | 'row' }>;
export const rowFields = creatorFieldNames.filter(
  (field): field is RowField => specOf(field).shown !== 'detail',
);
export type DetailField = Exclude<CreatorField, RowField>;
export const detailFields = creatorFieldNames.filter(
  (field): field is DetailField => specOf(field).shown === 'detail',
);

/** Of these tables offer a column. */
export type ColumnField = FieldsWith<{ shown: 'column' }>;
export const isColumnField = (key: string): key is ColumnField =>
  creatorFieldNames.some(field => field === key && specOf(field).shown === 'column');

export type ExportedField = FieldsWith<{ exported: 'own-column' }>;
export const exportedFields = creatorFieldNames.filter(
  (field): field is ExportedField => specOf(field).exported === 'own-column',
);

/** Above its column, in tables and files. */
export function headOf(field: CreatorField): Record<Lang, string> {
  const { head, label } = specOf(field);
  return head ?? label;
}
