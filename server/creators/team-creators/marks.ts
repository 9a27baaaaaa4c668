import type { TeamMarks } from '../../../contract/creators/team-creators/team-creators.ts';
import type { noteCounts, statusRows, tagRows } from './marks.queries.ts';

type Rows<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>;

export interface MarkParts {
  lists: ReadonlyMap<number, TeamMarks['lists']>;
  blocks: ReadonlyMap<number, NonNullable<TeamMarks['blocked']>>;
  states: Rows<typeof statusRows>;
  tags: Rows<typeof tagRows>;
  notes: Rows<typeof noteCounts>;
}

type State = MarkParts['states'][number];

function contactOf(state: State | undefined, viewerId: number): TeamMarks['lastContact'] {
  if (!state?.contacted_at) return null;
  const { contacted_at: at, contacted_by: by, nickname } = state;
  return { at: at.toISOString(), by: nickname ?? '', mine: by === viewerId };
}

function tagsByCreator(rows: MarkParts['tags']): Map<number, string[]> {
  const tags = new Map<number, string[]>();
  for (const { creator_id: id, tag } of rows) {
    const those = tags.get(id);
    if (those) those.push(tag);
    else tags.set(id, [tag]);
  }
  return tags;
}

/** Returns one mark for each id, also for creators without any data of the team. */
export function composeMarks(
  ids: readonly number[],
  viewerId: number,
  { lists, blocks, ...rows }: MarkParts,
): Map<number, TeamMarks> {
  const states = new Map(rows.states.map(row => [row.creator_id, row]));
  const tags = tagsByCreator(rows.tags);
  const notes = new Map(rows.notes.map(row => [row.creator_id, row.notes]));
  return new Map(
    ids.map(id => [
      id,
      {
        status: states.get(id)?.status ?? 'new',
        lists: lists.get(id) ?? [],
        teamTags: tags.get(id) ?? [],
        notes: notes.get(id) ?? 0,
        blocked: blocks.get(id) ?? null,
        lastContact: contactOf(states.get(id), viewerId),
      },
    ]),
  );
}
