import { sql } from 'kysely';
import { Dice, hashText } from '../../server/sandbox/sample-world/random.ts';
import type { Db } from '../../server/core/db/database.ts';

/** What somebody types who looks for a thing, drawn from random creators. */
interface Person {
  handle: string;
  name: string;
}

const chinese = /[\p{sc=Han}]{2}/gu;
const latin = /^[A-Za-z]{4,}/;

async function somebody(db: Db, dice: Dice, max: number, fits: (person: Person) => boolean): Promise<Person> {
  for (;;) {
    const { rows } = await sql<Person>`
      select handle, name from creators where id >= ${1 + dice.below(max)} order by id limit 60`.execute(db);
    const found = rows.find(fits);
    if (found) return found;
  }
}

/** Texts by what they are. */
export async function drawTyped(db: Db, rows: number, count: number): Promise<Map<string, string[]>> {
  const dice = new Dice(hashText('what somebody types to find a thing'), 1, 1);
  const any = (fits: (person: Person) => boolean = () => true) => somebody(db, dice, rows, fits);
  const makers: Record<string, () => Promise<string>> = {
    'a whole handle': async () => (await any()).handle,
    'the beginning of a handle': async () => (await any()).handle.slice(0, dice.between(3, 6)),
    'two letters': async () => (await any(({ handle }) => latin.test(handle))).handle.slice(0, 2),
    'one letter': async () => (await any(({ handle }) => latin.test(handle))).handle.slice(0, 1),
    'the beginning of a name': async () =>
      (await any(({ name }) => latin.test(name))).name.slice(0, dice.between(3, 5)),
    'two words of a name': async () =>
      (await any(({ name }) => /^[a-z]{3,} [a-z]{3,}/i.test(name))).name.split(' ').slice(0, 2).join(' '),
    'two Chinese characters': async () =>
      dice.pick((await any(({ name }) => name.search(chinese) >= 0)).name.match(chinese) ?? ['美食']),
    'nothing that there is': async () => `zq${dice.between(1000, 9999)}xv`,
  };
  const drawn = new Map<string, string[]>();
  for (const [name, make] of Object.entries(makers)) {
    const texts: string[] = [];
    for (let at = 0; at < count; at++) texts.push(await make());
    drawn.set(name, texts);
  }
  return drawn;
}
