import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** How people join teams. */
export const workspaceTables: readonly TableDeclaration[] = [
  { table: 'invitations', kind: 'other', quotes: ['note'], plain: ['role'] },
  { table: 'team_roles', kind: 'other', quotes: ['name'], plain: ['permissions'] },
  { table: 'invitation_tokens', kind: 'other', plain: ['token_hash'] },
];
