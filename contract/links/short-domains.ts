import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const domainId = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

const domainFaults = ['', 'notFound', 'otherValue', 'noAnswer', 'taken'] as const;

const shortDomainSchema = z.object({
  id: z.int(),
  host: z.string(),
  /** The TXT record by which DNS proves the owner. */
  record: z.object({ name: z.string(), value: z.string() }),
  verifiedAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  /** Why it is not verified, or not any more, as of the last check. */
  fault: z.enum(domainFaults),
  /** A verified domain that DNS no longer shows to be the team's is taken from it then; null if all is well. */
  lapsesAt: z.iso.datetime().nullable(),
  /** The number of links under it, which prevent its removal. */
  links: z.int(),
});
export type ShortDomain = z.output<typeof shortDomainSchema>;

export const listShortDomains = endpoint({
  method: 'GET',
  path: '/office/api/shortDomains',
  access: 'account',
  summary: 'Domains of the team for short addresses',
  tag: 'short domains',
  reply: z.object({ domains: z.array(shortDomainSchema) }),
});

export const addShortDomain = endpoint({
  method: 'POST',
  path: '/office/api/shortDomains',
  access: 'team.settings',
  summary: 'Name a domain of the team; it can be used once DNS shows that it is theirs',
  tag: 'short domains',
  body: z.object({ host: z.string().trim().min(1).max(253) }),
  reply: z.object({ id: z.int() }),
});

export const verifyShortDomain = endpoint({
  method: 'POST',
  path: '/office/api/shortDomains/:id/verify',
  access: 'team.settings',
  summary: 'Ask DNS now whose a domain is; it also asks again every day',
  tag: 'short domains',
  params: domainId,
  reply: shortDomainSchema,
});

export const removeShortDomain = endpoint({
  method: 'DELETE',
  path: '/office/api/shortDomains/:id',
  access: 'team.settings',
  summary: 'Give up a domain under which no link stands',
  tag: 'short domains',
  params: domainId,
  reply: z.object({}),
});
