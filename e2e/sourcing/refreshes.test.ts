import { expect, test } from 'vitest';
import { samplePeople } from '../../server/sandbox/fake-platforms/sample-people.ts';
import { withDb } from '../fixtures/new-team.ts';
import { sampleCount } from '../harness/product/seed-world.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();

/**
 * A creator on YouTube, last refreshed two hours ago: long enough to ask again, too short for the planner to do so
 * meanwhile. @returns the address of their page
 */
async function someoneOfTheMorning(): Promise<string> {
  const people = samplePeople({ now: () => new Date(), count: sampleCount });
  const shown = Array.from({ length: 100 }, (_, at) => people.at(at)).find(
    ({ record, state }) => record.platform === 'youtube' && state === 'open',
  );
  return withDb(ownWorld().appUrl, async db => {
    const { id } = await db
      .updateTable('creators')
      .set({ refreshed_at: new Date(Date.now() - 2 * 3_600_000) })
      .where('platform', '=', 'youtube')
      .where('platform_id', '=', shown?.record.platformId ?? '')
      .returning('id')
      .executeTakeFirstOrThrow();
    return `/bloggerDetail/youtube/${id}`;
  });
}

test('A creator is refreshed from their page, which says so and shows the new data', async () => {
  const person = await visit({ tokens: await tokensOf(ownWorld().address) });
  const { refresh } = person.words.refreshes;
  await person.opens(await someoneOfTheMorning());
  const button = person.page.getByRole('button', { name: refresh.button, exact: true });
  await button.click();
  await person.sees(person.page.getByText(refresh.done));
  await person.sees(button);
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await button.getAttribute('title')).toContain(refresh.fresh.split('{{')[0]);
});
