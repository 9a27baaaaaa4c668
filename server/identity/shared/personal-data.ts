import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** Accounts: they are closed by those who have them. */
export const identityTables: readonly TableDeclaration[] = [
  {
    table: 'accounts',
    kind: 'other',
    accounts: [
      'username',
      'nickname',
      'company',
      'phone',
      'avatar_url',
      'role',
      'password_hash',
      'pinned_pages',
    ],
  },
  { table: 'usernames', kind: 'other', accounts: ['username'] },
  { table: 'phones', kind: 'other', accounts: ['phone'] },
  { table: 'phone_codes', kind: 'other', accounts: ['phone', 'code_hash'] },
  { table: 'sessions', kind: 'other', accounts: ['address', 'agent'], plain: ['end_reason', 'way'] },
  {
    table: 'session_tokens',
    kind: 'other',
    plain: ['token_hash', 'kind', 'role', 'rotation_salt', 'permissions'],
  },
  { table: 'totp_factors', kind: 'other', plain: ['secret'] },
  {
    table: 'passkeys',
    kind: 'other',
    accounts: ['name'],
    plain: ['credential_id', 'public_key', 'transports'],
  },
  { table: 'recovery_codes', kind: 'other', plain: ['code_hash'] },
  { table: 'sign_in_failures', kind: 'other', accounts: ['username'] },
  { table: 'avatars', kind: 'other', accounts: ['image'] },
  { table: 'avatar_keys', kind: 'other', plain: ['key'] },
  { table: 'teams', staysWithoutTeam: true, kind: 'other', accounts: ['name'], plain: ['time_zone', 'plan'] },
];
