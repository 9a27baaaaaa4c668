import { createHash } from 'node:crypto';
import type { Audience, StoredComment } from '../../../contract/core/sources/audience.ts';
import type { SourcePost } from '../../../contract/core/sources/source-records.ts';
import { storableText } from './storable-text.ts';
import { maskAddresses } from './email-addresses.ts';
import type { Draft } from './creator-drafts.ts';

/** Long enough to distinguish the commenters of one creator, too short to identify a person. */
const hashLetters = 6;

const commenter = (author: string) =>
  createHash('sha256').update(author.trim().toLowerCase()).digest('hex').slice(0, hashLetters);

/** Returns the comments of a post as they are stored: without addresses and without authors. */
export function keptComments(comments: NonNullable<SourcePost['commentTexts']>): StoredComment[] {
  return comments.map(({ author, text, language }) => ({
    author: author === undefined ? null : commenter(author),
    text: maskAddresses(storableText(text)).text.trim(),
    language: language ?? null,
  }));
}

export interface AudienceRow {
  creator_id: number;
  audience: Audience;
  source: string;
  observed_at: string;
}

export interface CommentsRow {
  creator_id: number;
  platform_post_id: string;
  comments: StoredComment[];
  observed_at: string;
}

export function audiencesOf(drafts: readonly Draft[]): AudienceRow[] {
  return drafts.flatMap(({ id, audience }) =>
    audience
      ? [
          {
            creator_id: id,
            audience: audience.audience,
            source: audience.source,
            observed_at: audience.observedAt.toISOString(),
          },
        ]
      : [],
  );
}

export function commentsOf(drafts: readonly Draft[]): CommentsRow[] {
  return drafts.flatMap(({ id, comments }) =>
    [...comments].map(([platform_post_id, seen]) => ({
      creator_id: id,
      platform_post_id,
      comments: seen.comments,
      observed_at: seen.observedAt.toISOString(),
    })),
  );
}
