import { useEffect, useState, useSyncExternalStore } from 'react';
import i18next from 'i18next';
import { errors } from '../../../../contract/errors.ts';
import type { MailFile, TaskContent } from '../../../../contract/mail-content.ts';
import { CallError } from '../../../api.ts';
import { siteNow } from '../../../ui/site-clock.ts';
import { type ContentChange, keepDraft, type KeptDraft } from './draft-keeper.ts';
import { forgetLocal, isSame, type LocalDraft, rememberLocal } from './local-draft.ts';
import { saveContent, showDraft, type Task } from './queries.ts';

/** A draft being written: what the parts of the composer read and change. */
export interface Draft extends KeptDraft {
  id: number;
  change: (by: ContentChange) => void;
  addFiles: (files: readonly MailFile[]) => void;
  flush: () => Promise<number>;
  /** Null while something is not saved. */
  savedRevision: number | null;
}

function judge(error: unknown): { state: 'failed' | 'conflict' | 'refused'; fault: string } {
  if (!(error instanceof CallError)) return { state: 'failed', fault: i18next.t('error.default') };
  const { code, message: fault } = error;
  if (code === errors.changed_meanwhile.code) return { state: 'conflict', fault };
  const isOver = [errors.task_state, errors.not_found, errors.forbidden].some(each => each.code === code);
  return { state: isOver ? 'refused' : 'failed', fault };
}

/** A save whose answer was lost looks as if somebody else had saved: it is ours if it has what we sent. */
async function save(id: number, content: TaskContent, revision: number): Promise<number> {
  try {
    return await saveContent(id, content, revision);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== errors.changed_meanwhile.code) throw error;
    const there = await showDraft(id).catch(() => null);
    if (there && isSame(there.content, content)) return there.revision;
    throw error;
  }
}

/**
 * The draft of a task, which saves itself.
 * @param local what this browser has and the server does not, and is gone on with
 */
export function useKeptDraft({ id, content, files: known, revision }: Task, local: LocalDraft | null): Draft {
  const [keeper] = useState(() =>
    keepDraft({
      content,
      files: [...known, ...(local?.files ?? [])],
      revision,
      save: (content, revision) => save(id, content, revision),
      judge,
      remember(unsaved) {
        if (!unsaved) return forgetLocal(id);
        const named = new Set(unsaved.content.rounds.flatMap(({ attachments }) => attachments));
        const files = unsaved.files.filter(file => named.has(file.id));
        rememberLocal(id, { content: unsaved.content, files, revision: unsaved.revision, at: siteNow() });
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
