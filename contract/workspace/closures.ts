import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { passwordField } from '../identity/sign-in.ts';

const tag = 'closures';
const path = '/office/api/closure';
const moment = z.iso.datetime();

export const getClosure = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'Whether the account or its team is being closed, and until when that can be taken back',
  tag,
  reply: z.object({
    /** Null: it stays. */
    accountClosesAt: moment.nullable(),
    teamClosesAt: moment.nullable(),
    /** For how long a closure can be taken back. */
    graceDays: z.int(),
  }),
});

export const closeAccount = endpoint({
  method: 'POST',
  path: `${path}/account`,
  access: 'account',
  summary: 'Close the own account after the time in which it can be taken back',
  tag,
  body: z.object({ password: passwordField }),
  reply: z.object({ closesAt: moment }),
});

export const keepAccount = endpoint({
  method: 'DELETE',
  path: `${path}/account`,
  access: 'account',
  summary: 'Take the closure of the own account back',
  tag,
  reply: z.object({}),
});

export const exportAccount = endpoint({
  method: 'GET',
  path: `${path}/account/export`,
  access: 'account',
  summary: 'What is kept about the own account, as JSON lines',
  tag,
  reply: z.string(),
  sends: ['application/x-ndjson'],
});

export const closeTeam = endpoint({
  method: 'POST',
  path: `${path}/team`,
  access: 'owner',
  summary:
    'Close the team with all accounts and everything of it, after the time in which it can be taken back',
  tag,
  body: z.object({
    password: passwordField,
    /** The name of the team, typed by hand. */
    confirmation: z.string().trim().max(200),
  }),
  reply: z.object({ closesAt: moment }),
});

export const keepTeam = endpoint({
  method: 'DELETE',
  path: `${path}/team`,
  access: 'owner',
  summary: 'Take the closure of the team back',
  tag,
  reply: z.object({}),
});

export const exportTeam = endpoint({
  method: 'GET',
  path: `${path}/team/export`,
  access: 'owner',
  summary: 'Everything of the team, as JSON lines: a table and a row each',
  tag,
  reply: z.string(),
  sends: ['application/x-ndjson'],
});
