import type { Generated } from 'kysely';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** What proves an account besides its password. */
export interface SecondFactorTables {
  totp_factors: {
    team_id: number;
    account_id: number;
    /** Sealed. */
    secret: string;
    last_step: Defaulted<number>;
    created_at: Moment;
    /** Null until a code of it was shown. */
    confirmed_at: MaybeMoment;
  };
  passkeys: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    name: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: Defaulted<string[]>;
    created_at: Moment;
    last_used_at: MaybeMoment;
  };
  recovery_codes: { team_id: number; account_id: number; code_hash: Buffer; used_at: MaybeMoment };
}
