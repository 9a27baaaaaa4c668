import type { MailFile, TaskContent } from '../../../../contract/mail-content.ts';
import { forget, recall, remember, type Stored } from '../../../session/storage.ts';

/** What of a draft the server did not have yet when this browser was last on its page. */
export interface LocalDraft {
  content: TaskContent;
  /** Attachments that the content names. */
  files: MailFile[];
  /** What it was typed on top of. */
  revision: number;
  /** Milliseconds. */
  at: number;
}

const keyOf = (id: number) => `mailDraft${id}`;

export const rememberLocal = (id: number, draft: LocalDraft) =>
  remember(keyOf(id), draft as unknown as Stored);

export const forgetLocal = (id: number) => forget(keyOf(id));

const isDraft = (value: Partial<LocalDraft>): value is LocalDraft =>
  typeof value.revision === 'number' &&
  typeof value.at === 'number' &&
  Array.isArray(value.files) &&
  Array.isArray(value.content?.rounds);

export function recallLocal(id: number): LocalDraft | null {
  const known = recall<{ [key: string]: Stored }>(keyOf(id), {}) as Partial<LocalDraft>;
  return isDraft(known) ? known : null;
}

/** The same but for the order of members and blanks at the ends, which the server may have changed. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [a, b] = [Object.entries(one), Object.entries(other)];
  const others = new Map<string, unknown>(b);
  return (
    a.length === b.length && a.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}

/**
 * What to do with it, given what the server has: `apply` where nobody saved since, `offer` where somebody did,
 * `none` where there is nothing that the server does not have.
 */
export function localVerdict(
  local: LocalDraft | null,
  server: { content: TaskContent; revision: number },
): 'none' | 'apply' | 'offer' {
  if (!local || isSame(local.content, server.content)) return 'none';
  return local.revision === server.revision ? 'apply' : 'offer';
}
