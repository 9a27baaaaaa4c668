import {
  changeAcquisitionState,
  createAcquisition,
  getAcquisition,
  removeAcquisition,
  tryAcquisition,
} from '../../../../../contract/creators/acquisitions/acquisitions.ts';
import { actOnCreators, checkContacts } from '../../../../../contract/creators/bulk.ts';
import {
  getListImport,
  startListImport,
  tryListImport,
  uploadListImport,
} from '../../../../../contract/creators/list-imports/list-imports.ts';
import { createList, getList } from '../../../../../contract/creators/lists.ts';
import { getSampleLinks } from '../../../../../contract/sandbox/controls.ts';
import { someCreators, type Steps } from '../steps.ts';

/** Without the mark: creators belong to the catalogue, which all teams see. */
const rows = (turn: number) =>
  [
    'homepage,name',
    ...Array.from({ length: 40 }, (_, at) => `https://www.tiktok.com/@fuzz.${turn}.${at},Person ${at}`),
  ].join('\n');

/** An acquisition that is paused, resumed and stopped; one is removed. */
async function walkAcquisition({ call, mark, turn }: Steps, listId: number): Promise<void> {
  const platform = 'tiktok' as const;
  const { links = [] } = (await call(getSampleLinks, { query: { platform } })) ?? {};
  const asked = { platform, kind: 'links', links: links.join('\n') } as const;
  await call(tryAcquisition, { body: asked });
  const made = await call(createAcquisition, { body: { ...asked, name: `${mark} ${turn}`, listId } });
  if (!made) return;
  const params = { id: made.id };
  await call(getAcquisition, { params });
  for (const deed of ['pause', 'resume', 'stop'] as const)
    await call(changeAcquisitionState, { params, body: { deed } });
  if (turn % 2) await call(removeAcquisition, { params });
}

/** A list with creators who have tags, a status and notes, and an import that is still under way when the next call comes. */
export async function walkCreators(steps: Steps): Promise<void> {
  const { call, mark, turn } = steps;
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
  await walkAcquisition(steps, list.id);
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
