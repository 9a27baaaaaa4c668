import { expect, test } from 'vitest';
import { errorTexts } from '../../contract/core/error-texts.ts';
import type { Person } from '../harness/person.ts';
import { field, fills, isBlamed, takesCode } from '../harness/forms.ts';
import { invitationOf, makeOwnTeam } from '../fixtures/own-team.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const password = 'harbour-lights-7';

async function fillsAll(person: Person, username: string, phone: string) {
  const { identity } = person.words;
  await fills(person, {
    [identity.username]: username,
    [identity.phone]: phone,
    [identity.setPassword]: password,
    [identity.confirm]: password,
    [identity.nickName]: '海灯',
  });
  await person.page.getByRole('checkbox').check();
}

test('A stranger takes a name that is taken, mistypes the code, and registers in the end', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'taken.name', phone: '13800001004' });
  const person = await visit();
  const { identity } = person.words;
  await person.opens('/login');
  await person.page.getByRole('link', { name: identity.register, exact: true }).click();
  await person.isAt('/register');
  await fillsAll(person, team.username, '13800001005');
  await fills(person, { [identity.company]: '换个名字' });
  const code = await takesCode(person);
  expect(code).toMatch(/^\d{6}$/);
  await fills(person, { [identity.code]: String((Number(code) + 1) % 1_000_000).padStart(6, '0') });
  await person.button(identity.registration.submit).click();
  await isBlamed(person, identity.username, '该用户名已被使用');
  await person.sees(field(person, identity.username).and(person.page.locator(':focus')));
  await fills(person, { [identity.username]: 'free.name' });
  await person.button(identity.registration.submit).click();
  await isBlamed(person, identity.code, errorTexts.zh.wrong_code);
  await fills(person, { [identity.code]: code });
  await person.button(identity.registration.submit).click();
  await person.isAt('/home');
  await person.sees(person.page.getByRole('status').filter({ hasText: identity.registration.done }));
});

test('An invitation adds a sub-account to the team; then the link says that it is used', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'inviting', phone: '13800001009' });
  const path = await invitationOf(address, team);
  const person = await visit();
  const { identity } = person.words;
  await person.opens(path);
  await person.sees(person.heading(filled(identity.invitation.title, { team: team.teamName })));
  await person.sees(person.page.getByText(`${team.username} 邀请你加入团队`));
  await fillsAll(person, 'invited', '13800001010');
  await takesCode(person);
  await person.button(identity.invitation.submit).click();
  await person.isAt('/home');
  await person.opens('/userInfo');
  await person.sees(team.teamName);
  const late = await visit();
  await late.opens(path);
  await late.sees(late.heading(identity.invitation.overTitle));
  await late.sees(errorTexts.zh.invitation_over);
});
