import { z } from 'zod';
import { email as emailPattern } from '../../../../contract/core/patterns.ts';
import { issueText } from '../../../core/issue-text.ts';
import { invalidValue } from './scim-error.ts';

export const userSchemaId = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** What an identity provider says of somebody, as far as we keep it. */
export interface ScimPerson {
  userName: string;
  externalId: string | null;
  /** In lower case. */
  email: string;
  displayName: string;
  givenName: string;
  familyName: string;
}

/** A part of it, and whether the person may sign in. */
export type PersonChange = Partial<ScimPerson> & { active?: boolean };

const longest = 256;
const text = z.string().trim().max(longest);

/** Entra ID writes `"True"` and `"False"`. */
const activeSchema = z.preprocess(value => {
  if (typeof value !== 'string' || !/^(?:true|false)$/i.test(value)) return value;
  return value.toLowerCase() === 'true';
}, z.boolean());

const emailsSchema = z
  .array(
    z.object({
      value: text.nullish(),
      type: z.string().nullish(),
      primary: activeSchema.nullish(),
    }),
  )
  .max(50);

/** Each attribute on its own, by its name in lower case: names are read without case (RFC 7643 §2.1). */
export const attributeSchemas = {
  username: text.min(1),
  externalid: text.nullish(),
  displayname: text.nullish(),
  givenname: text.nullish(),
  familyname: text.nullish(),
  active: activeSchema,
  emails: emailsSchema,
  address: text,
};

const userSchema = z.object({
  username: attributeSchemas.username,
  externalid: attributeSchemas.externalid,
  displayname: attributeSchemas.displayname,
  name: z
    .object({
      formatted: text.nullish(),
      givenname: attributeSchemas.givenname,
      familyname: attributeSchemas.familyname,
    })
    .nullish(),
  emails: emailsSchema.nullish(),
  active: activeSchema.nullish(),
});

/** The names of members in lower case, at every depth. */
export function lowered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toLowerCase(), lowered(inner)]),
  );
}

const shownNames: Record<string, string> = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  givenname: 'givenName',
  familyname: 'familyName',
};
const shown = (path: readonly PropertyKey[]) =>
  path.map(part => shownNames[String(part)] ?? String(part)).join('.');

/** Reads a value from the provider. @throws ScimError invalidValue with the attribute that is wrong */
export function readValue<S extends z.ZodType>(schema: S, value: unknown, name = ''): z.output<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = [name, shown(issue?.path ?? [])].filter(Boolean).join('.');
  throw invalidValue(`${where || 'The body'} ${issueText({ ...issue }, 'en')}`);
}

/** @throws ScimError invalidValue */
export function readAddress(address: string): string {
  if (!emailPattern.test(address)) throw invalidValue(`${address} is not an e-mail address`);
  return address.toLowerCase();
}

/** Of several addresses the primary one, then that for work, then the first; null without one. */
export function chosenAddress(emails: z.output<typeof emailsSchema> | null | undefined): string | null {
  const filled = (emails ?? []).filter(({ value }) => value);
  const chosen =
    filled.find(({ primary }) => primary) ??
    filled.find(({ type }) => type?.toLowerCase() === 'work') ??
    filled[0];
  return chosen?.value ?? null;
}

/**
 * Reads a user that is created or replaced. The address may also be the user name, as providers do where it is one.
 * @throws ScimError invalidValue
 */
export function readUser(body: unknown): { person: ScimPerson; active: boolean | undefined } {
  const { username, externalid, displayname, name, emails, active } = readValue(userSchema, lowered(body));
  const address = chosenAddress(emails) ?? (emailPattern.test(username) ? username : null);
  if (!address) throw invalidValue('emails must have an e-mail address, or userName must be one');
  const givenName = name?.givenname ?? '';
  const familyName = name?.familyname ?? '';
  return {
    person: {
      userName: username,
      externalId: externalid || null,
      email: readAddress(address),
      displayName: displayname || name?.formatted || [givenName, familyName].filter(Boolean).join(' '),
      givenName,
      familyName,
    },
    active: active ?? undefined,
  };
}

export interface KeptUser extends Omit<ScimPerson, 'email'> {
  accountId: number;
  /** Null after somebody has taken it from the account. */
  email: string | null;
  active: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** @param base the address of the endpoints, without a slash at the end */
export function presentUser(user: KeptUser, base: string) {
  const { givenName, familyName, displayName } = user;
  const formatted = displayName || [givenName, familyName].filter(Boolean).join(' ');
  return {
    schemas: [userSchemaId],
    id: String(user.accountId),
    ...(user.externalId !== null && { externalId: user.externalId }),
    userName: user.userName,
    name: {
      ...(formatted && { formatted }),
      ...(givenName && { givenName }),
      ...(familyName && { familyName }),
    },
    ...(displayName && { displayName }),
    ...(user.email !== null && { emails: [{ value: user.email, type: 'work', primary: true }] }),
    active: user.active,
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: user.updatedAt.toISOString(),
      location: `${base}/Users/${user.accountId}`,
    },
  };
}
