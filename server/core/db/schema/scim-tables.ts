import type { Generated } from 'kysely';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** Accounts that an identity provider keeps. */
export interface ScimTables {
  scim_tokens: {
    team_id: number;
    id: Generated<number>;
    name: string;
    token_hash: Buffer;
    created_at: Moment;
    last_used_at: MaybeMoment;
  };
  scim_token_hashes: { token_hash: Buffer; team_id: number; token_id: number };
  scim_users: {
    team_id: number;
    account_id: number;
    /** As the provider wrote it. */
    user_name: string;
    external_id: string | null;
    display_name: Defaulted<string>;
    given_name: Defaulted<string>;
    family_name: Defaulted<string>;
    created_at: Moment;
    updated_at: Moment;
    /** The provider deleted it. */
    removed_at: MaybeMoment;
  };
}
