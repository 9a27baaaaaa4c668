import type { Source, SourceCredential, SourceQuota } from '../../../../contract/sourcing/sources.ts';
import { platforms } from '../../../../contract/core/platform.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { connectorOf } from '../../../outside/connectors/all-connectors.ts';
import type { Bucket } from '../../../outside/connectors/source.ts';
import type { SettingRow } from './settings.queries.ts';
import type { CredentialRow, FaultRow, UseRow } from './load-sources.queries.ts';
import { stateOf } from './source-state.ts';
import { freeAgain, windowAt } from '../quotas/quota-window.ts';

/** Files are read by the catalogue's own readers. As a source they can do what files contain. */
const files = {
  platforms,
  can: ['profile', 'posts', 'audience'],
  buckets: [],
  credential: [],
  keepDays: null,
  hasModes: false,
  check: undefined,
} as const;

export const traitsOf = (source: SourceCode) => connectorOf(source) ?? files;

export interface SourceRows {
  code: SourceCode;
  setting: SettingRow | undefined;
  /** Those that this installation may use. */
  credentials: readonly CredentialRow[];
  uses: readonly UseRow[];
  fault: FaultRow | undefined;
}

export function presentSource({ code, setting, credentials, uses, fault }: SourceRows, now: Date): Source {
  const traits = traitsOf(code);
  const { buckets, credential } = traits;
  const limitOf = (bucket: Bucket) => setting?.limits[bucket.name] ?? bucket.units;
  const quotas = buckets.flatMap(bucket =>
    uses
      .filter(use => use.bucket === bucket.name)
      .map(use => presentQuota(use, { bucket, limit: limitOf(bucket), now })),
  );
  const usedUp = new Map(
    quotas
      .filter(quota => quota.bucket === buckets[0]?.name && isUsedUp(quota))
      .map(quota => [quota.group, new Date(quota.resetsAt)]),
  );
  const isOn = setting?.is_on ?? true;
  const failures = setting?.failures ?? 0;
  const { state, freeAt } = stateOf(
    {
      isOn,
      failures,
      usedUp,
      needsCredential: credential.length > 0,
      openUntil: setting?.open_until ?? null,
      credentials: credentials.map(row => ({
        group: row.quota_group,
        isSandbox: row.is_sandbox,
        state: row.state,
        freeAt: row.free_at,
      })),
    },
    now,
  );
  return {
    code,
    platforms: [...traits.platforms],
    can: [...traits.can],
    state,
    freeAt: freeAt?.toISOString() ?? null,
    isOn,
    mode: traits.hasModes ? (setting?.mode ?? 'strict') : null,
    keepDays: traits.keepDays,
    credentialFields: credential.map(({ name, isSecret }) => ({ name, isSecret })),
    credentials: credentials.map(presentCredential),
    canCheck: traits.check !== undefined,
    buckets: buckets.map(bucket => ({ ...bucket, limit: limitOf(bucket) })),
    quotas,
    lastAnswerAt: setting?.answered_at?.toISOString() ?? null,
    lastFault: fault ? presentFault(fault) : null,
    failures,
  };
}

const isUsedUp = ({ used, limit, isExhausted }: SourceQuota) => isExhausted || used >= limit;

function presentQuota(
  use: UseRow,
  { bucket, limit, now }: { bucket: Bucket; limit: number; now: Date },
): SourceQuota {
  const { begins_at: begins, ends_at: ends } = use;
  const resets = begins && ends ? freeAgain(bucket, { begins, ends }) : windowAt(bucket, now).ends;
  return {
    group: use.quota_group,
    bucket: bucket.name,
    per: bucket.per,
    limit,
    used: use.used,
    resetsAt: resets.toISOString(),
    isExhausted: use.is_exhausted,
    spends: use.spends,
  };
}

const presentCredential = (row: CredentialRow): SourceCredential => ({
  id: row.id,
  name: row.name,
  group: row.quota_group,
  isSandbox: row.is_sandbox,
  state: row.state,
  refusedText: row.refused_text,
  freeAt: row.free_at?.toISOString() ?? null,
  lastUsedAt: row.used_at?.toISOString() ?? null,
  values: row.shown,
});

export const presentFault = ({ at, kind, purpose, fault }: FaultRow): NonNullable<Source['lastFault']> => ({
  at: at.toISOString(),
  kind,
  purpose,
  text: fault,
});
