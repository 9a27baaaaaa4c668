import { webAddress as readWebAddress } from './checks.ts';
import { commentOn } from './comment.ts';
import { checkRoom, handInDraft as handIn } from './hand-in.ts';
import { creatorNameOf as nameOf } from './people.queries.ts';
import { readDrafts, type ReadDraft } from './read.ts';
import { tellWorkers, type ToldCollaboration } from './tell.ts';
import { waitingDraftsOf as waiting } from './waiting.ts';

export type { ReadDraft, ToldCollaboration };

/** How many drafts of each collaboration wait for somebody of the team; those without any are not in it. */
export const waitingDraftsOf = (...asked: Parameters<typeof waiting>): ReturnType<typeof waiting> =>
  waiting(...asked);

/**
 * Writes a draft down, moves the card and tells those who work in the campaign, in the caller's transaction as the
 * team, which holds the collaboration.
 */
export const handInDraft = (...asked: Parameters<typeof handIn>): ReturnType<typeof handIn> =>
  handIn(...asked);

/** Refuses a draft before its file is stored. */
export const refuseDraft = (...asked: Parameters<typeof checkRoom>): ReturnType<typeof checkRoom> =>
  checkRoom(...asked);

/** What the creator says of a draft, in the caller's transaction as the team. */
export const commentOnDraft = (...asked: Parameters<typeof commentOn>): ReturnType<typeof commentOn> =>
  commentOn(...asked);

/** Drafts of a collaboration, newest first, each with what was said of it. */
export const draftsWithComments = (...asked: Parameters<typeof readDrafts>): ReturnType<typeof readDrafts> =>
  readDrafts(...asked);

/** Tells owner and editors of the campaign what the creator did, in the caller's transaction as the team. */
export const tellOfCreator = (...asked: Parameters<typeof tellWorkers>): ReturnType<typeof tellWorkers> =>
  tellWorkers(...asked);

/** As people read it; empty for a creator who is not known any more. */
export const creatorNameOf = (...asked: Parameters<typeof nameOf>): ReturnType<typeof nameOf> =>
  nameOf(...asked);

/** An address that a click may follow, as it is kept. */
export const webAddress = (...asked: Parameters<typeof readWebAddress>): string => readWebAddress(...asked);
