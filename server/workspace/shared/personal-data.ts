import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** How people join teams. */
export const workspaceTables: readonly TableDeclaration[] = [
  { table: 'invitations', kind: 'other', quotes: ['note'] },
  { table: 'invitation_tokens', kind: 'other', plain: ['token_hash'] },
];
