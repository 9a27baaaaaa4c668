import type { Generated, JSONColumnType } from 'kysely';
import type { CreatorStatus } from '../../../../contract/creators/team-creators/team-creators.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';
import type { Role } from '../../../../contract/core/roles/permissions.ts';

/** What a team keeps of creators: lists, its memory, the blacklist, imports. */
export interface KeepTables {
  lists: {
    team_id: number;
    id: Generated<number>;
    name: string;
    description: Defaulted<string>;
    color: number;
    visibility: 'team' | 'private';
    created_by: number;
    created_at: Moment;
    archived_at: MaybeMoment;
    members: Defaulted<number>;
  };
  list_members: {
    team_id: number;
    list_id: number;
    creator_id: number;
    added_at: Moment;
    added_by: number;
  };
  favourites: { team_id: number; creator_id: number; lists: number; since: Moment };
  team_creators: {
    team_id: number;
    creator_id: number;
    status: Defaulted<CreatorStatus>;
    contacted_at: MaybeMoment;
    contacted_by: number | null;
    imported_name: Defaulted<string | null>;
    changed_at: Moment;
  };
  team_creator_tags: {
    team_id: number;
    creator_id: number;
    tag: string;
    added_by: number;
    added_at: Moment;
  };
  team_creator_notes: {
    team_id: number;
    id: Generated<number>;
    creator_id: number;
    text: string;
    written_by: number;
    written_at: Moment;
    changed_at: MaybeMoment;
    revision: Defaulted<number>;
  };
  blocklist_entries: {
    team_id: number;
    id: Generated<number>;
    creator_id: number;
    /** 0 means every list. */
    list_id: Defaulted<number>;
    reason: string;
    added_by: number;
    added_at: Moment;
    removed_at: MaybeMoment;
    removed_by: number | null;
    removal_reason: string | null;
  };
  list_imports: {
    team_id: number;
    id: Generated<number>;
    list_id: number;
    account_id: number;
    file_name: string;
    file_id: number;
    background_task_id: number | null;
    state: 'ready' | 'running' | 'done' | 'failed';
    mapping: JSONColumnType<Record<string, number>>;
    headings: string[];
    rows: Defaulted<number>;
    succeeded: Defaulted<number>;
    failed: Defaulted<number>;
    created_at: Moment;
    started_at: MaybeMoment;
    finished_at: MaybeMoment;
  };
  list_import_rows: {
    team_id: number;
    import_id: number;
    row: number;
    cells: string[];
    outcome: Defaulted<'waiting' | 'added' | 'updated' | 'already' | 'failed'>;
    reason: string | null;
    creator_id: number | null;
    warnings: Defaulted<string[]>;
    changes: Defaulted<string[]>;
  };
  import_mappings: {
    team_id: number;
    headings: string;
    mapping: JSONColumnType<Record<string, number>>;
    used_at: Moment;
  };
  bulk_actions: {
    team_id: number;
    background_task_id: number;
    account_id: number;
    role: Role;
    action: JSONColumnType<object>;
    creator_ids: number[];
    result: JSONColumnType<object | null, string | null, string | null>;
    ordered_at: Moment;
  };
}
