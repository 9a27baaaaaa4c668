/**
 * What a check of the sealed audit log can find. `changed`, `missing`: an entry is not as it was sealed, or gone;
 * `inserted`: it came after entries of a later time were sealed, or behind the back of the seals; `valuesChanged`:
 * names, values or the address beside it; `sealChanged`, `sealMissing`: the chain itself; `unsealed`: an entry that was
 * not sealed within a day; `tailMissing`: records that were streamed are not there.
 */
export const auditFaultKinds = [
  'changed',
  'missing',
  'inserted',
  'valuesChanged',
  'sealChanged',
  'sealMissing',
  'unsealed',
  'tailMissing',
] as const;
type AuditFaultKind = (typeof auditFaultKinds)[number];

export interface AuditFault {
  kind: AuditFaultKind;
  /** The place of the entry in the sealed log (0: it has none), or the number of the seal. */
  place: number;
  /** Null if it is about a seal. */
  entryId: number | null;
}
