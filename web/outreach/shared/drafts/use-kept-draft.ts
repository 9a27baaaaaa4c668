import i18next from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { errors } from '../../../../contract/core/errors.ts';
import type { MailFile } from '../../../../contract/outreach/mail-content.ts';
import { CallError } from '../../../app/api.ts';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { type ContentChange, keepDraft, type KeptDraft } from './draft-keeper.ts';
import {
  forgetLocal,
  isSame,
  type LocalDraft,
  recallLocal,
  localVerdict,
  rememberLocal,
} from './local-draft.ts';

/** What all drafts of a kind have in common. */
export interface DraftKind<C> {
  /** The prefix of the storage key. */
  kind: string;
  isContent: (content: Partial<C>) => boolean;
  /** The ids of its attachments. */
  filesOf: (content: C) => readonly number[];
  /** @returns the new revision */
  save: (id: number, content: C, revision: number) => Promise<number>;
  /** Loads the server's version. */
  fetch: (id: number) => Promise<{ content: C; revision: number }>;
}

/** A draft as it was opened. */
export interface OpenedDraft<C> {
  id: number;
  content: C;
  files: readonly MailFile[];
  revision: number;
}

/** A draft during editing, as the parts of its page read and change it. */
export interface WrittenDraft<C> extends KeptDraft<C> {
  id: number;
  change: (by: ContentChange<C>) => void;
  addFiles: (files: readonly MailFile[]) => void;
  flush: () => Promise<number>;
  /** Null while there are unsaved changes. */
  savedRevision: number | null;
}

/** The stored content of a draft, and whether it was applied. */
export interface FoundDraft<C> {
  local: LocalDraft<C>;
  isApplied: boolean;
}

/** Finds content typed in this browser but never saved: applied, or offered if someone saved since. */
export function findLocal<C>(
  { kind, isContent }: DraftKind<C>,
  opened: OpenedDraft<C>,
): FoundDraft<C> | null {
  const local = recallLocal(kind, opened.id, isContent);
  const verdict = localVerdict(local, opened);
  if (verdict === 'none') forgetLocal(kind, opened.id);
  return verdict === 'none' || !local ? null : { local, isApplied: verdict === 'apply' };
}

const overErrors = [errors.task_state, errors.letter_state, errors.not_found, errors.forbidden];

function judge(error: unknown): { state: 'failed' | 'conflict' | 'refused'; fault: string } {
  if (!(error instanceof CallError)) return { state: 'failed', fault: i18next.t('error.default') };
  const { code, message: fault } = error;
  if (code === errors.changed_meanwhile.code) return { state: 'conflict', fault };
  return { state: overErrors.some(each => each.code === code) ? 'refused' : 'failed', fault };
}

/** A save whose response was lost looks like a conflict: it is ours if the server has our content. */
async function save<C>(kind: DraftKind<C>, id: number, content: C, revision: number): Promise<number> {
  try {
    return await kind.save(id, content, revision);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== errors.changed_meanwhile.code) throw error;
    const there = await kind.fetch(id).catch(() => null);
    if (there && isSame(there.content, content)) return there.revision;
    throw error;
  }
}

/**
 * A draft with automatic saves.
 * @param local content of this browser that the server does not have, and that was applied
 */
export function useKeptDraft<C>(
  kind: DraftKind<C>,
  { id, content, files: known, revision }: OpenedDraft<C>,
  local: LocalDraft<C> | null,
): WrittenDraft<C> {
  const [keeper] = useState(() =>
    keepDraft<C>({
      content,
      files: [...known, ...(local?.files ?? [])],
      revision,
      save: (content, revision) => save(kind, id, content, revision),
      judge,
      remember(unsaved) {
        if (!unsaved) return forgetLocal(kind.kind, id);
        const named = new Set(kind.filesOf(unsaved.content));
        const files = unsaved.files.filter(file => named.has(file.id));
        const { content, revision } = unsaved;
        rememberLocal(kind.kind, id, { content, files, revision, at: siteNow() });
      },
      time: siteNow,
    }),
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.view);
  useEffect(() => {
    if (local) keeper.change(local.content);
  }, [keeper, local]);
  useEffect(() => {
    const saveNow = () => void keeper.flush().catch(() => undefined);
    const whenHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      saveNow();
      keeper.stop();
    };
  }, [keeper]);

  return {
    ...kept,
    id,
    change: keeper.change,
    addFiles: keeper.addFiles,
    flush: keeper.flush,
    savedRevision: kept.state === 'saved' ? kept.revision : null,
  };
}
