import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { DraftKind, FoundDraft as Found, WrittenDraft } from '../../shared/drafts/use-kept-draft.ts';
import { saveContent, showDraft } from './queries.ts';

/** A draft of a mail task, as the parts of the composer read and change it. */
export type Draft = WrittenDraft<TaskContent>;
export type FoundDraft = Found<TaskContent>;

export const taskDrafts: DraftKind<TaskContent> = {
  kind: 'mail',
  isContent: ({ rounds }) => Array.isArray(rounds),
  filesOf: ({ rounds }) => rounds.flatMap(({ attachments }) => attachments),
  save: saveContent,
  fetch: id => showDraft(id),
};
