import type { Member } from '../../../../contract/workspace/members.ts';

/** The open dialog and its member. */
export type OpenDialog =
  | { what: 'create' | 'invite' }
  | {
      what:
        | 'rename'
        | 'role'
        | 'quotas'
        | 'resetPassword'
        | 'resetFactor'
        | 'disable'
        | 'delete'
        | 'handOver';
      member: Member;
    };

export type MemberAction = Exclude<OpenDialog['what'], 'create' | 'invite'>;
