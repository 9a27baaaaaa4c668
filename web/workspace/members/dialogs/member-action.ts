import type { Member } from '../../../../contract/workspace/members.ts';

/** What the page was asked for, and of whom: each opens its dialog. */
export type OpenDialog =
  | { what: 'create' | 'invite' }
  | { what: 'rename' | 'resetPassword' | 'disable' | 'delete' | 'handOver'; member: Member };

export type MemberAction = Exclude<OpenDialog['what'], 'create' | 'invite'>;
