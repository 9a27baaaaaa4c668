import { z } from 'zod';
import { ScimError, invalidValue } from './scim-error.ts';
import {
  attributeSchemas,
  chosenAddress,
  lowered,
  readAddress,
  readValue,
  type PersonChange,
} from './user-resource.ts';

const maxOperations = 100;

const bodySchema = z.object({
  operations: z
    .array(z.object({ op: z.string(), path: z.string().nullish(), value: z.unknown().optional() }))
    .min(1)
    .max(maxOperations),
});

const invalidSyntax = (detail: string) => new ScimError(400, detail, 'invalidSyntax');

const ofUsers = /^urn:ietf:params:scim:schemas:core:2\.0:user:/;
/** An attribute with its schema, a filter in brackets and a sub-attribute (RFC 7644 §3.5.2). */
const pathForm = /^(?:urn:[\w.-]+(?::[\w.-]+)*:)?[a-z$][\w$-]*(?:\[[^[\]]+\])?(?:\.[a-z$][\w$-]*)?$/;

const oneAddress = /^emails(?:\[(?:type eq "work"|primary eq true)\])?\.value$/;
const oneOfEmails = /^emails\[(?:type eq "work"|primary eq true)\]$/;

type Setter = (change: PersonChange, value: unknown) => void;

const addressFrom = (value: unknown): string => {
  const chosen = chosenAddress(readValue(attributeSchemas.emails, [value].flat(), 'emails'));
  if (chosen === null) throw invalidValue('emails must have an e-mail address');
  return readAddress(chosen);
};

/** What is done with the value of each attribute that we keep. */
const setters: Record<string, Setter> = {
  active: (change, value) => {
    change.active = readValue(attributeSchemas.active, value, 'active');
  },
  username: (change, value) => {
    change.userName = readValue(attributeSchemas.username, value, 'userName');
  },
  externalid: (change, value) => {
    change.externalId = readValue(attributeSchemas.externalid, value, 'externalId') || null;
  },
  displayname: (change, value) => {
    change.displayName = readValue(attributeSchemas.displayname, value, 'displayName') ?? '';
  },
  'name.givenname': (change, value) => {
    change.givenName = readValue(attributeSchemas.givenname, value, 'name.givenName') ?? '';
  },
  'name.familyname': (change, value) => {
    change.familyName = readValue(attributeSchemas.familyname, value, 'name.familyName') ?? '';
  },
  name: (change, value) => setAll(change, readValue(membersSchema, value, 'name'), 'name.'),
  emails: (change, value) => {
    change.email = addressFrom(value);
  },
};

const membersSchema = z.record(z.string(), z.unknown());

function setterOf(path: string): Setter | undefined {
  if (oneAddress.test(path))
    return (change, value) => {
      change.email = readAddress(readValue(attributeSchemas.address, value, 'emails.value'));
    };
  if (oneOfEmails.test(path)) return setters['emails'];
  return Object.hasOwn(setters, path) ? setters[path] : undefined;
}

/** Attributes that we do not keep are passed over: providers send all that they are set to, such as titles. */
function set(change: PersonChange, path: string, value: unknown): void {
  const name = path.toLowerCase().trim();
  if (!pathForm.test(name))
    throw new ScimError(400, `${path} is not the path of an attribute`, 'invalidPath');
  setterOf(name.replace(ofUsers, ''))?.(change, lowered(value));
}

function setAll(change: PersonChange, values: Record<string, unknown>, before = ''): void {
  for (const [name, value] of Object.entries(values)) {
    // Whole schemas, such as the one of enterprises, hold nothing that we keep.
    if (name.includes(':') && typeof value === 'object') continue;
    set(change, before + name, value);
  }
}

const emptied: Record<string, PersonChange> = {
  externalid: { externalId: null },
  displayname: { displayName: '' },
  name: { givenName: '', familyName: '' },
  'name.givenname': { givenName: '' },
  'name.familyname': { familyName: '' },
};

function remove(change: PersonChange, path: string | null | undefined): void {
  if (!path) throw new ScimError(400, 'remove needs a path', 'noTarget');
  const name = path.toLowerCase().trim();
  if (!pathForm.test(name))
    throw new ScimError(400, `${path} is not the path of an attribute`, 'invalidPath');
  const plain = name.replace(ofUsers, '');
  if (Object.hasOwn(emptied, plain)) Object.assign(change, emptied[plain]);
  else if (setterOf(plain)) throw invalidValue(`${path} is required and can’t be removed`);
}

/**
 * Reads the operations of a PATCH (RFC 7644 §3.5.2), in the forms that Okta and Entra ID send: in any case, with a path
 * or with an object of attributes. @returns what becomes of the user; of operations on the same attribute the last decides
 * @throws ScimError
 */
export function readPatch(body: unknown): PersonChange {
  const outer =
    typeof body === 'object' && body !== null && !Array.isArray(body)
      ? Object.fromEntries(
          Object.entries(body).map(([name, value]) => [name.toLowerCase(), value as unknown]),
        )
      : {};
  const read = bodySchema.safeParse(outer);
  if (!read.success) throw invalidSyntax(`Operations must be a list of 1 to ${maxOperations} operations`);
  const change: PersonChange = {};
  for (const { op, path, value } of read.data.operations) {
    switch (op.toLowerCase()) {
      case 'add':
      case 'replace':
        if (path) set(change, path, value);
        else setAll(change, readValue(membersSchema, value, 'value'));
        break;
      case 'remove':
        remove(change, path);
        break;
      default:
        throw invalidSyntax(`op is add, replace or remove, not ${op}`);
    }
  }
  return change;
}
