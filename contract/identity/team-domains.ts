import { z } from 'zod';

/** A domain of a team, of whatever use: DNS proves that it is theirs. */
export const teamDomainSchema = z.object({
  id: z.int(),
  host: z.string(),
  /** The TXT record by which DNS proves the owner. */
  record: z.object({ name: z.string(), value: z.string() }),
  verifiedAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  /** Why it is not verified, or not any more, as of the last check. */
  fault: z.enum(['', 'notFound', 'otherValue', 'noAnswer', 'taken']),
  /** A verified domain that DNS no longer shows to be the team's is taken from it then; null if all is well. */
  lapsesAt: z.iso.datetime().nullable(),
});
export type TeamDomain = z.output<typeof teamDomainSchema>;

export const teamDomainId = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
export const newTeamDomain = z.object({ host: z.string().trim().min(1).max(253) });
