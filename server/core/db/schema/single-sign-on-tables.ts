import type { Generated } from 'kysely';
import type { Role } from '../../../../contract/core/roles/permissions.ts';
import type { ProviderKind } from '../../../../contract/core/sign-in/provider-kinds.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** How the people of an organisation sign in by its identity provider. */
export interface SingleSignOnTables {
  identity_providers: {
    team_id: number;
    id: Generated<number>;
    kind: ProviderKind;
    name: string;
    issuer: Defaulted<string>;
    client_id: string;
    /** Sealed. */
    client_secret: string;
    agent_id: Defaulted<string>;
    default_role: Role;
    role_id: number | null;
    is_enabled: Defaulted<boolean>;
    is_required: Defaulted<boolean>;
    tested_at: MaybeMoment;
    created_at: Moment;
  };
  sign_in_hosts: { host: string; team_id: number; domain_id: number };
  sign_in_domains: {
    team_id: number;
    id: Generated<number>;
    host: string;
    token: string;
    verified_at: MaybeMoment;
    checked_at: MaybeMoment;
    failing_since: MaybeMoment;
    fault: Defaulted<string>;
    created_by: number;
    created_at: Moment;
  };
  work_addresses: { team_id: number; account_id: number; email: string };
  provider_identities: {
    team_id: number;
    provider_id: number;
    subject: string;
    account_id: number;
    email: Defaulted<string>;
    /** Sealed. */
    refresh_token: Defaulted<string>;
    provider_session: Defaulted<string>;
    checked_at: Moment;
    created_at: Moment;
  };
}
