import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { errorTexts } from '../../contract/core/error-texts.ts';
import type { Person } from '../harness/person.ts';
import { field, fills, isBlamed, takesCode } from '../harness/forms.ts';
import { makeOwnTeam, type OwnTeam } from '../fixtures/own-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

async function opensOwn(username: string, phone: string): Promise<{ person: Person; team: OwnTeam }> {
  const team = await makeOwnTeam(appUrl, { username, phone });
  const person = await visit({ tokens: await tokensOf(address, team) });
  await person.opens('/userInfo');
  await person.sees(person.heading(person.words.identity.profile.title));
  return { person, team };
}

const saved = (person: Person): Locator =>
  person.page.getByRole('status').filter({ hasText: person.words.identity.profile.saved });

/** A grey PNG of the given size; at level 0 it is uncompressed. */
const png = (width: number, height: number, compressionLevel = 9) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } })
    .png({ compressionLevel })
    .toBuffer();

const picture = (buffer: Buffer, name = 'face.png') => ({ name, mimeType: 'image/png', buffer });

test('Nickname and phone are changed; leaving with unsaved changes asks first', async () => {
  const { person, team } = await opensOwn('profile', '13800003001');
  const { identity, shell } = person.words;
  await person.sees(team.username);
  await fills(person, { [identity.nickName]: '', [identity.company]: '远帆' });
  await person.button(person.words.common.save).click();
  await isBlamed(person, identity.nickName, identity.missing.nickName);
  await fills(person, { [identity.nickName]: '新昵称' });
  await person.button(person.words.common.save).click();
  await person.sees(saved(person));
  await person.button(shell.user.menu).click();
  await person.sees(person.page.getByText(filled(shell.user.greeting, { name: '新昵称' })));
  await person.page.keyboard.press('Escape');

  await person.button(identity.profile.changePhone).click();
  const panel = person.page.getByRole('dialog', { name: identity.profile.changePhone });
  await fills(person, { [identity.newPhone]: team.phone });
  await person.button(identity.profile.changePhone, panel).click();
  await isBlamed(person, identity.newPhone, identity.fault.samePhone);
  await fills(person, { [identity.newPhone]: '13800003006' });
  await takesCode(person);
  await fills(person, { [identity.ownPassword]: 'not-the-password-1' });
  await person.button(identity.profile.changePhone, panel).click();
  await isBlamed(person, identity.ownPassword, errorTexts.zh.wrong_old_password);
  await fills(person, { [identity.ownPassword]: team.password });
  await person.button(identity.profile.changePhone, panel).click();
  await person.seesNothingOf(panel);
  await person.sees('13800003006');

  await fills(person, { [identity.nickName]: '还没保存' });
  await person.page.getByRole('link', { name: identity.profile.changePassword }).click();
  const question = person.page.getByRole('dialog', { name: shell.form.unsaved });
  await person.button(shell.form.stay, question).click();
  await person.isAt('/userInfo');
  expect(await field(person, identity.nickName).inputValue()).toBe('还没保存');
  await person.page.getByRole('link', { name: identity.profile.changePassword }).click();
  await person.button(shell.form.leave, question).click();
  await person.isAt('/changePassword');
});

test('A picture becomes the avatar, square; an unsuitable file is refused, and one not used is asked about', async () => {
  const { person } = await opensOwn('face', '13800003003');
  const { identity, shell } = person.words;
  const { avatar } = identity;
  const choose = field(person, avatar.choose);
  const large = await png(700, 600, 0);
  expect(large.length).toBeGreaterThan(1.2 * 1024 * 1024);
  await choose.setInputFiles(picture(large));
  await person.sees(filled(avatar.tooLarge, { size: '1.2' }));
  await choose.setInputFiles(picture(Buffer.from('just words'), 'words.png'));
  await person.sees(avatar.unreadable);
  await choose.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await person.sees(avatar.wrongType);
  expect(await person.button(avatar.use).count()).toBe(0);

  await choose.setInputFiles(picture(await png(60, 30)));
  await person.sees(person.page.getByRole('img', { name: avatar.preview }));
  await person.page.getByRole('link', { name: identity.profile.changePassword }).click();
  const question = person.page.getByRole('dialog', { name: shell.form.unsaved });
  await person.sees(question);
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(question);
  const stored = person.page.waitForResponse(/\/office\/api\/avatars\//);
  await person.button(avatar.use).click();
  await person.sees(saved(person));
  const { format, width, height } = await sharp(await (await stored).body()).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 });
  await person.button(avatar.remove).click();
  await person.button(avatar.remove, person.page.getByRole('dialog')).click();
  await person.seesNothingOf(person.page.getByRole('main').locator('img'));
});
