import type { Audience, StoredComment } from '../../../contract/core/sources/audience.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type {
  BasedField,
  creatorFields,
  CreatorField,
  KindOf,
  ReportedValues,
} from '../../../contract/core/sources/creator-fields.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';

type FactOf<F extends CreatorField> =
  KindOf<F> extends 'handle' | 'link' | 'prose' ? string : Readonly<ReportedValues[KindOf<F>]> | null;
type BasisOf<F extends BasedField> = 'stated' | (typeof creatorFields)[F]['basis'] | null;

/**
 * The fields of a creator, with their basis. Null and an empty text mean "not reported". E-mail addresses are removed
 * from prose. The name is null while only posts were seen; the handle is shown then.
 */
export type FieldFacts = { [F in CreatorField]: FactOf<F> } & {
  [F in BasedField as `${F}Basis`]: BasisOf<F>;
};

/** What sources say about a creator: the stored row without computed columns. */
export interface CreatorFacts extends FieldFacts {
  platform: Platform;
  platformId: string | null;
  source: string;
  firstSeenAt: Date;
  /** Time of the newest observation of the creator or one of its posts; `undated` if nobody said when. */
  observedAt: Date;
  /** Time of the newest observation of its counts, which a source may leave out. */
  countedAt: Date;
  /** Time of the newest observation of its posts; null as long as none was reported. */
  postsSeenAt: Date | null;
}

/** What sources say about a post. E-mail addresses are removed from its caption. */
export interface PostFacts {
  platformPostId: string;
  url: string;
  caption: string;
  /** As the source lists them, else from the caption; null means "not reported". */
  hashtags: readonly string[] | null;
  mentions: readonly string[] | null;
  coverUrl: string;
  durationMs: number | null;
  publishedAt: Date;
  plays: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  platformSponsored: boolean | null;
  brand: string | null;
  observedAt: Date;
  /** The connector that reported its counts; null for an import. */
  via: SourceCode | null;
}

/** The counts of a creator on one day (UTC). */
export interface SnapshotFacts {
  /** `yyyy-MM-dd` */
  day: string;
  followers: number | null;
  likes: number | null;
  postCount: number | null;
  averagePlays: number | null;
  via: SourceCode | null;
}

export interface FoundAddress {
  address: string;
  source: 'stated' | 'bio' | 'caption';
  via: SourceCode | null;
}

export interface SeenAudience {
  audience: Audience;
  source: string;
  observedAt: Date;
}

export interface SeenComments {
  comments: StoredComment[];
  observedAt: Date;
}
