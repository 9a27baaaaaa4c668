import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorTexts } from '../../../../contract/core/error-texts.ts';
import { actOnCreators } from '../../../../contract/creators/bulk.ts';
import { getList } from '../../../../contract/creators/lists.ts';
import {
  addNote,
  changeNote,
  getTeamCreator,
} from '../../../../contract/creators/team-creators/team-creators.ts';
import {
  button,
  clicks,
  dialog,
  fills,
  filled,
  sees,
  seesNothingOf,
  user,
} from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import { remember } from '../../../ui/settings/storage.ts';
import creators from '../../../i18n/zh/creators/creators.ts';
import lists from '../../../i18n/zh/creators/lists.ts';
import creatorDialogs from '../../../i18n/zh/creators/creator-dialogs.ts';
import teamCreators from '../../../i18n/zh/creators/team-creators.ts';

const { notes } = creatorDialogs;
const { status } = teamCreators;
const lan = { id: 5, name: '阮兰', handle: 'lan', email: 'lan@creators.example' };
const mine = { id: 7, text: '寄样前先确认地址', mine: true, revision: 3 };
const ofLan = { name: '阮兰', text: mine.text };

async function opensList(member: object = {}): Promise<void> {
  server.answers(getList, { list: { id: 1, name: '一' }, members: [{ ...lan, ...member }], total: 1 });
  await opens('/favorites/1');
  await sees('阮兰');
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: notes.change });

test('a list shows status, address, last contact and note first, and keeps the columns that somebody chose', async () => {
  await opensList();
  const { email, last_contact: contact, notes: note, status: state } = creators.column;
  expect(heads().slice(1, 5)).toEqual([state, email, contact, note]);
  await sees(lan.email);
});

test('columns that were chosen before stay', async () => {
  remember('list_columns', ['price', 'followers']);
  await opensList();
  // The column that the list is sorted by is always there.
  expect(heads()[1]).toContain(creators.column.added_at);
  expect(heads()[3]).toContain(creators.column.price);
  expect(heads()).not.toContain(creators.column.email);
});

test('a status is chosen in its cell, shown at once, and back if it is refused', async () => {
  await opensList({ marks: { status: 'new' } });
  const named = (state: keyof typeof status) =>
    filled(lists.inPlace.status, { name: '阮兰', status: status[state] });
  server.refuses(actOnCreators, 'internal');
  const answer = server.holds(actOnCreators);
  await clicks(named('new'));
  await user.click(await screen.findByRole('menuitem', { name: status.agreed }));
  await button(named('agreed'));
  const [asked] = server.askedOf(actOnCreators);
  expect(asked?.body).toMatchObject({
    selection: { of: 'ids', ids: [5] },
    action: { do: 'setStatus', status: 'agreed' },
  });
  answer();
  await sees(errorTexts.zh.internal);
  await button(named('new'));
});

test('an own note is changed in its cell by Enter, and Escape gives up', async () => {
  await opensList({ note: mine });
  await clicks(filled(lists.inPlace.note, ofLan));
  await user.type(await field(), '，再报价{Escape}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(filled(lists.inPlace.note, ofLan)),
  );
  expect(server.askedOf(changeNote)).toEqual([]);

  await clicks(filled(lists.inPlace.note, ofLan));
  server.answers(changeNote, { revision: 4 });
  await waitFor(async () => expect((await field()).value).toBe(mine.text));
  await user.type(await field(), '，再报价{Enter}');
  await waitFor(() =>
    expect(server.askedOf(changeNote).map(({ body, params }) => ({ ...params, ...body }))).toEqual([
      { id: 5, noteId: 7, text: `${mine.text}，再报价`, revision: 3 },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: notes.change })).toBeNull());
});

test('what was typed stays when saving fails', async () => {
  await opensList({ note: mine });
  await clicks(filled(lists.inPlace.note, ofLan));
  server.refuses(changeNote, 'invalid_request', { text: '太长了' });
  await fills(notes.change, '新的');
  await user.keyboard('{Enter}');
  await sees('太长了');
  expect((await field()).value).toBe('新的');
});

test('a note that was changed elsewhere is shown beside what was typed, and replaced only by saving again', async () => {
  await opensList({ note: mine });
  await clicks(filled(lists.inPlace.note, ofLan));
  server.refuses(changeNote, 'changed_meanwhile');
  server.answers(getTeamCreator, { notes: [{ ...mine, text: '改约周五', revision: 4 }] });
  await fills(notes.change, '改约周六');
  await user.keyboard('{Enter}');
  await sees(notes.changedMeanwhile);
  await sees('改约周五');
  expect((await field()).value).toBe('改约周六');
  server.answers(changeNote, { revision: 5 });
  await user.click(await field());
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(server.askedOf(changeNote).at(-1)?.body).toEqual({ text: '改约周六', revision: 4 }),
  );
  await seesNothingOf(notes.changedMeanwhile);
});

test('a note that was deleted meanwhile is added again', async () => {
  await opensList({ note: mine });
  await clicks(filled(lists.inPlace.note, ofLan));
  server.refuses(changeNote, 'not_found');
  server.answers(getTeamCreator, { notes: [] });
  await fills(notes.change, '改约周六');
  await user.keyboard('{Enter}');
  await sees(notes.deletedMeanwhile);
  server.answers(addNote, { id: 8 });
  await user.click(await field());
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(server.askedOf(addNote).map(({ body }) => body)).toEqual([{ text: '改约周六' }]),
  );
});

test('to a colleague’s note another one is added', async () => {
  await opensList({ note: { ...mine, mine: false, by: '阿澈' } });
  await clicks(filled(lists.inPlace.note, ofLan));
  await sees(/阿澈/, await dialog());
  server.answers(addNote, { id: 8 });
  await fills(notes.label, '已寄出');
  await user.click(document.body);
  await waitFor(() => expect(server.askedOf(addNote).map(({ body }) => body)).toEqual([{ text: '已寄出' }]));
});
