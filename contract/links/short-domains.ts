import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { newTeamDomain, teamDomainId, teamDomainSchema } from '../identity/team-domains.ts';

const shortDomainSchema = teamDomainSchema.extend({
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
  body: newTeamDomain,
  reply: z.object({ id: z.int() }),
});

export const verifyShortDomain = endpoint({
  method: 'POST',
  path: '/office/api/shortDomains/:id/verify',
  access: 'team.settings',
  summary: 'Ask DNS now whose a domain is; it also asks again every day',
  tag: 'short domains',
  params: teamDomainId,
  reply: shortDomainSchema,
});

export const removeShortDomain = endpoint({
  method: 'DELETE',
  path: '/office/api/shortDomains/:id',
  access: 'team.settings',
  summary: 'Give up a domain under which no link stands',
  tag: 'short domains',
  params: teamDomainId,
  reply: z.object({}),
});
