import { actOnCreators, checkContacts } from '../../../../contract/creators/bulk.ts';
import {
  getListImport,
  startListImport,
  tryListImport,
  uploadListImport,
} from '../../../../contract/creators/list-imports/list-imports.ts';
import { createList, getList } from '../../../../contract/creators/lists.ts';
import { someCreators, type Steps } from './steps.ts';

/** Without the mark: creators belong to the catalogue, which all teams see. */
const rows = (turn: number) =>
  [
    'homepage,name',
    ...Array.from({ length: 40 }, (_, at) => `https://www.tiktok.com/@fuzz.${turn}.${at},Person ${at}`),
  ].join('\n');

/** A list with creators who have tags, a status and notes, and an import that is still under way when the next call comes. */
export async function walkCreators({ call, mark, turn }: Steps): Promise<void> {
  const list = await call(createList, {
    body: {
      name: `${mark} list ${turn}`,
      description: mark,
      color: 1,
      visibility: turn % 2 ? 'team' : 'private',
    },
  });
  if (!list) return;
  const params = { id: list.id };
  const selection = someCreators;
  await call(actOnCreators, { body: { selection, action: { do: 'addToList', listId: list.id } } });
  await call(actOnCreators, { body: { selection, action: { do: 'addTags', tags: [`${mark} ${turn}`] } } });
  await call(actOnCreators, { body: { selection, action: { do: 'setStatus', status: 'contacted' } } });
  await call(actOnCreators, { body: { selection, action: { do: 'addNote', text: `${mark} note` } } });
  await call(checkContacts, { body: { selection } });
  await call(getList, { params });
  const uploaded = await call(uploadListImport, {
    params,
    file: { name: `${mark}.csv`, content: rows(turn) },
  });
  if (!uploaded) return;
  const of = { id: uploaded.import.id };
  const mapping = { homepage: 0, name: 1 };
  await call(tryListImport, { params: of, body: { mapping } });
  await call(startListImport, { params: of, body: { mapping } });
  await call(getListImport, { params: of });
}
