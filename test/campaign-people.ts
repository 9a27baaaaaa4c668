import type { TestApp } from './app.ts';
import { makeMember, makeTeam, type Account } from './two-teams.ts';

const people = ['owner', 'editor', 'viewer', 'outsider', 'stranger'] as const;

/** The main account of a team, three of its others, and somebody of another team. */
export type Somebody = (typeof people)[number];

export interface SignedInPeople {
  accounts: Record<Somebody, Account>;
  tokens: Record<Somebody, string>;
}

/** Who may do more or less in a campaign of `owner`; `outsider` and `stranger` are to see none of it. */
export async function signInPeople(app: TestApp): Promise<SignedInPeople> {
  const { database, world } = app;
  const owner = await makeTeam(database.db, world, 'owner');
  const member = (name: string) => makeMember(database.db, world, owner.teamId, name);
  const accounts = {
    owner,
    editor: await member('editor'),
    viewer: await member('viewer'),
    outsider: await member('outsider'),
    stranger: await makeTeam(database.db, world, 'stranger'),
  };
  const tokens = { owner: '', editor: '', viewer: '', outsider: '', stranger: '' };
  for (const name of people) tokens[name] = await app.signInAs(accounts[name]);
  return { accounts, tokens };
}
