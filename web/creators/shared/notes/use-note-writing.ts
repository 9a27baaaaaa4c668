import { useState } from 'react';
import { errors } from '../../../../contract/core/errors.ts';
import { getTeamCreator, type Note } from '../../../../contract/creators/team-creators/team-creators.ts';
import { call, CallError } from '../../../app/api.ts';
import { useTeamMemory } from '../queries.ts';

type Seen = Pick<Note, 'id' | 'text' | 'revision'>;

const meanwhile: readonly number[] = [errors.changed_meanwhile.code, errors.not_found.code];

async function readNote(creatorId: number, noteId: number): Promise<Seen | null> {
  const { notes } = await call(getTeamCreator, { params: { id: creatorId }, errorDisplay: 'page' });
  return notes.find(({ id }) => id === noteId) ?? null;
}

/**
 * Writes a note on a creator. If it was changed elsewhere meanwhile, nothing is overwritten: `theirs` says what it is
 * now, and what is written next takes its place.
 * @param own the note to change; null to add one
 */
export function useNoteWriting(creatorId: number, own: Note | null) {
  const { addNote, changeNote } = useTeamMemory();
  const [seen, setSeen] = useState<Seen | null>(own);
  const [theirs, setTheirs] = useState<'unchanged' | 'deleted' | { text: string }>('unchanged');

  async function write(text: string): Promise<unknown> {
    if (!seen) return addNote(creatorId, text);
    try {
      return await changeNote(creatorId, seen, text);
    } catch (error) {
      if (!(error instanceof CallError) || !meanwhile.includes(error.code)) throw error;
      const now = await readNote(creatorId, seen.id);
      setSeen(now);
      setTheirs(now ?? 'deleted');
      // What is shown instead says more than the error.
      throw new CallError(error.message, error.code, [], true);
    }
  }
  return { write, theirs };
}
