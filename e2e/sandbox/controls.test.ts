import { expect, test } from 'vitest';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** All files share the clock, so it must not be moved here. */
test.each(['zh', 'en'] as const)('the panel shows the sandbox’s clock and personas, %s', async lang => {
  const person = await visit({ tokens: await tokensOf(address, await newTeam(appUrl)), lang });
  await person.opens('/userInfo');
  const { sandbox, shell } = person.words;
  await person.button(shell.top.sandbox).click();
  const panel = person.page.getByRole('dialog', { name: shell.top.sandbox });
  await person.sees(panel.getByRole('heading', { name: sandbox.clock.title }));
  await person.sees(panel.getByText(sandbox.clock.same));
  const now = await panel.getByRole('time').first().getAttribute('datetime');
  expect(Math.abs(Date.parse(now ?? '') - Date.now())).toBeLessThan(60_000);
  const buttons = panel.getByRole('button');
  const spans = lang === 'zh' ? ['1 小时', '1 天', '3 天', '7 天'] : ['1 hour', '1 day', '3 days', '7 days'];
  expect(await buttons.allTextContents()).toEqual(spans.map(span => `+${span}`));
  for (const span of spans) await person.sees(person.button(filled(sandbox.clock.add, { span }), panel));
  const { reply, read, autoReply, bounce, never } = sandbox.people;
  expect(await panel.getByRole('term').allTextContents()).toEqual([reply, read, autoReply, bounce, never]);
  expect(await panel.getByRole('definition').allTextContents()).toEqual(['25%', '40%', '8%', '7%', '20%']);
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(panel);
});
