import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { dataKinds, erasureDeeds } from '../core/personal-data/data-kinds.ts';

const tag = 'operator';
const path = '/operator/api/erasures';
/** An email address, or the address of a creator's page. Never in an address line, which is written to logs. */
const who = z.string().trim().min(3).max(2000);

export const findPerson = endpoint({
  method: 'POST',
  path: `${path}/find`,
  access: 'operator',
  summary: 'What is held about a person, by kind and count',
  tag,
  body: z.object({ who }),
  reply: z.object({
    addresses: z.array(z.string()),
    names: z.array(z.string()),
    held: z.array(
      z.object({
        kind: z.enum(dataKinds),
        rows: z.int(),
        /** Texts of others that quote the person. */
        quoting: z.int(),
        /** In how many teams; 0 for what belongs to none. */
        teams: z.int(),
      }),
    ),
  }),
});

export const exportPerson = endpoint({
  method: 'POST',
  path: `${path}/export`,
  access: 'operator',
  summary: 'Everything that is held about a person, as JSON',
  tag,
  body: z.object({ who }),
  reply: z.string(),
  sends: ['application/octet-stream'],
});

export const erasePerson = endpoint({
  method: 'POST',
  path,
  access: 'operator',
  summary: 'Erase a person everywhere; from now on they stay out',
  tag,
  body: z.object({
    who,
    /** The same again, typed by hand. */
    confirmation: z.string().trim().max(2000),
  }),
  reply: z.object({ id: z.int() }),
});

const erasureSchema = z.object({
  id: z.int(),
  askedAt: z.iso.datetime(),
  /** Null while it is under way. */
  endedAt: z.iso.datetime().nullable(),
  teams: z.int(),
  teamsDone: z.int(),
  done: z.record(z.enum(erasureDeeds), z.int()),
});

export const listErasures = endpoint({
  method: 'GET',
  path,
  access: 'operator',
  summary: 'Erasures, the newest first; nothing in them says who it was',
  tag,
  reply: z.object({ erasures: z.array(erasureSchema) }),
});

export const getErasureCertificate = endpoint({
  method: 'GET',
  path: `${path}/:id/certificate`,
  access: 'operator',
  summary: 'The certificate of an erasure, in the language of the caller',
  tag,
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: z.string(),
  sends: ['text/plain'],
});
