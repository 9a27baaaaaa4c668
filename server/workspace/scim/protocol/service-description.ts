import { ScimError } from './scim-error.ts';
import { userSchemaId } from './user-resource.ts';

const core = 'urn:ietf:params:scim:schemas:core:2.0';

/** Users on one page, at most and without being asked for a number. */
export const maxResults = 200;
export const usualResults = 100;

export interface Page {
  total: number;
  /** Of the first, from 1 on. */
  startIndex: number;
}

export const listOf = (resources: readonly object[], { total, startIndex }: Page) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** What we can do (RFC 7643 §5). Groups are not supported: roles are given in the product. */
export const serviceProviderConfig = (base: string) => ({
  schemas: [`${core}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that the team makes in its single sign-on settings; users only, no groups',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

/** Users alone (RFC 7643 §6). */
const resourceTypes = (base: string) => [
  {
    schemas: [`${core}:ResourceType`],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'Members of the team. Groups are not supported.',
    schema: userSchemaId,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  },
];

interface Attribute {
  name: string;
  type: 'string' | 'boolean' | 'complex';
  description: string;
  required?: boolean;
  multiValued?: boolean;
  uniqueness?: 'none' | 'server';
  subAttributes?: Attribute[];
}

interface Described extends Omit<Required<Attribute>, 'subAttributes'> {
  caseExact: boolean;
  mutability: string;
  returned: string;
  subAttributes?: Described[];
}

const described = ({ subAttributes, ...attribute }: Attribute): Described => ({
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...attribute,
  ...(subAttributes && { subAttributes: subAttributes.map(described) }),
});

/** The attributes that we keep; others are accepted and passed over (RFC 7643 §7). */
const userAttributes: Attribute[] = [
  {
    name: 'userName',
    type: 'string',
    description: 'How the identity provider names the person, often by the e-mail address',
    required: true,
    uniqueness: 'server',
  },
  {
    name: 'name',
    type: 'complex',
    description: 'The parts of the name',
    subAttributes: [
      { name: 'formatted', type: 'string', description: 'The whole name' },
      { name: 'givenName', type: 'string', description: 'The given name' },
      { name: 'familyName', type: 'string', description: 'The family name' },
    ],
  },
  { name: 'displayName', type: 'string', description: 'How colleagues see the person; cut to 40 characters' },
  {
    name: 'emails',
    type: 'complex',
    description: 'One address is kept: the primary one, of a domain that the team has proved',
    required: true,
    multiValued: true,
    subAttributes: [
      { name: 'value', type: 'string', description: 'The address', required: true, uniqueness: 'server' },
      { name: 'type', type: 'string', description: 'work' },
      { name: 'primary', type: 'boolean', description: 'true' },
    ],
  },
  {
    name: 'active',
    type: 'boolean',
    description: 'Whether the person may sign in; false ends their session',
  },
];

const schemas = (base: string) => [
  {
    schemas: [`${core}:Schema`],
    id: userSchemaId,
    name: 'User',
    description: 'A member of the team',
    attributes: userAttributes.map(described),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${userSchemaId}` },
  },
];

const lists = { ResourceTypes: resourceTypes, Schemas: schemas };

/** The list at an address, or one of it. @throws ScimError 404 */
export function describeService(what: keyof typeof lists, base: string, id?: string): object {
  const all: { id: string }[] = lists[what](base);
  if (id === undefined) return listOf(all, { total: all.length, startIndex: 1 });
  const found = all.find(each => each.id === id);
  if (!found) throw new ScimError(404, `There is no ${id} in ${what}`);
  return found;
}
