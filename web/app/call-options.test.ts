import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, type Endpoint } from '../../contract/core/endpoint.ts';
import type { CallArguments, CallOptions } from './call-options.ts';

const listNotes = endpoint({
  method: 'GET',
  path: '/lists/:list/creators/:id/notes',
  access: 'account',
  summary: '',
  tag: '',
  query: z.object({ words: z.string().optional(), size: z.coerce.number().default(20) }),
  reply: z.object({}),
});
const addNote = endpoint({
  method: 'POST',
  path: '/notes',
  access: 'account',
  summary: '',
  tag: '',
  body: z.object({ text: z.string() }),
  reply: z.object({}),
});
const addFile = endpoint({ ...addNote, fileBytes: 1 });
const countNotes = endpoint({ ...addNote, body: undefined, query: z.object({ until: z.string() }) });
const endAll = endpoint({
  method: 'POST',
  path: '/end',
  access: 'account',
  summary: '',
  tag: '',
  reply: z.object({}),
});

type Judged<E extends Endpoint, Options> = Options extends CallOptions<E> ? 'right' : 'wrong';
type QueryKeys<E extends Endpoint> = keyof Exclude<CallOptions<E>['query'], URLSearchParams | undefined>;
type Same<A, B> = [A, B] extends [B, A] ? 'right' : 'wrong';
type Unsaid<E extends Endpoint> = [] extends CallArguments<E> ? 'right' : 'wrong';

type List = typeof listNotes;
type Add = typeof addNote;
type Params = { list: string; id: number };

/** The compiler judges: where it judges otherwise than these words, tsc fails. */
const judged: {
  'values of the path': Judged<List, { params: Params }>;
  'one value of the path missing': Judged<List, { params: { list: string } }>;
  'no values of the path': Judged<List, { query: { size: number } }>;
  'values for a path without any': Judged<Add, { params: Params; body: { text: string } }>;
  'only keys of the schema in the query': Same<QueryKeys<List>, 'words' | 'size'>;
  'a query': Judged<List, { params: Params; query: { words: string } }>;
  'a query of another type': Judged<List, { params: Params; query: { words: number } }>;
  'an unknown key in the query': Judged<List, { params: Params; query: { word: string } }>;
  'a query as in the address': Judged<List, { params: Params; query: URLSearchParams }>;
  'a query where there is none': Judged<Add, { query: { words: string }; body: { text: string } }>;
  'no query where one is required': Judged<typeof countNotes, object>;
  'a body': Judged<Add, { body: { text: string } }>;
  'a body of another type': Judged<Add, { body: { text: number } }>;
  'no body': Judged<Add, object>;
  'a body where there is none': Judged<List, { params: Params; body: { text: string } }>;
  'a form for a file': Judged<typeof addFile, { body: FormData }>;
  'no form for a file': Judged<typeof addFile, { body: { text: string } }>;
  'a form where no file is expected': Judged<Add, { body: FormData }>;
  'nothing said where nothing is required': Unsaid<typeof endAll>;
  'nothing said where something is required': Unsaid<Add>;
} = {
  'values of the path': 'right',
  'one value of the path missing': 'wrong',
  'no values of the path': 'wrong',
  'values for a path without any': 'wrong',
  'only keys of the schema in the query': 'right',
  'a query': 'right',
  'a query of another type': 'wrong',
  'an unknown key in the query': 'wrong',
  'a query as in the address': 'right',
  'a query where there is none': 'wrong',
  'no query where one is required': 'wrong',
  'a body': 'right',
  'a body of another type': 'wrong',
  'no body': 'wrong',
  'a body where there is none': 'wrong',
  'a form for a file': 'right',
  'no form for a file': 'wrong',
  'a form where no file is expected': 'wrong',
  'nothing said where nothing is required': 'right',
  'nothing said where something is required': 'wrong',
};

test('Only what an endpoint requires is accepted', () => {
  expect(new Set(Object.values(judged))).toEqual(new Set(['right', 'wrong']));
});
