import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** How people join teams, and how those of an organisation sign in. */
export const workspaceTables: readonly TableDeclaration[] = [
  { table: 'invitations', kind: 'other', quotes: ['note'], plain: ['role'] },
  { table: 'team_roles', kind: 'other', quotes: ['name'], plain: ['permissions'] },
  { table: 'invitation_tokens', kind: 'other', plain: ['token_hash'] },
  {
    table: 'identity_providers',
    kind: 'other',
    accounts: ['name'],
    plain: ['kind', 'issuer', 'client_id', 'client_secret', 'agent_id', 'default_role'],
  },
  { table: 'sign_in_hosts', kind: 'other', plain: ['host'] },
  { table: 'sign_in_domains', kind: 'other', plain: ['host', 'token', 'fault'] },
  { table: 'work_addresses', kind: 'other', accounts: ['email'] },
  {
    table: 'provider_identities',
    kind: 'other',
    accounts: ['subject', 'email'],
    plain: ['refresh_token', 'provider_session'],
  },
  { table: 'scim_tokens', kind: 'other', accounts: ['name'], plain: ['token_hash'] },
  { table: 'scim_token_hashes', kind: 'other', plain: ['token_hash'] },
  {
    table: 'scim_users',
    kind: 'other',
    accounts: ['user_name', 'external_id', 'display_name', 'given_name', 'family_name'],
  },
];
