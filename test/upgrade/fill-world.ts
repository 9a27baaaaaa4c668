import { actOnCreators } from '../../contract/creators/bulk.ts';
import { createList } from '../../contract/creators/lists.ts';
import { createDraft } from '../../contract/outreach/mail-tasks/mail-tasks.ts';
import { demoAccount } from '../../server/identity/accounts/demo-account.ts';
import { seedModes } from '../../server/catalogue/provenance/service.ts';
import { makeEdition } from '../../server/market/rankings/editions/make-edition.ts';
import { loadSample } from '../../server/sandbox/controls/service.ts';
import { createDemoTeam } from '../../server/sandbox/demo-world/demo-team.ts';
import { seedSandboxCredentials } from '../../server/sourcing/sources/credentials/sandbox-credentials.ts';
import { makeTwoTeams } from '../fixtures/two-teams/two-teams.ts';
import { callApp } from '../harness/app/call-endpoint.ts';
import type { TestApp } from '../harness/app/test-app.ts';
import type { Caller } from './fixture-calls.ts';

/** The minimum that fills every page: their posts and figures are most of the data. */
const creators = 60;

/**
 * The data of a sandbox after its first start, with fewer creators, a list of some and a draft of mail to them; plus
 * two teams with a row in each of their tables. @returns the tokens of the signed-in accounts
 */
export async function fillWorld(app: TestApp): Promise<Partial<Record<Caller, string>>> {
  const { world, sources } = app;
  const { db } = app.database;
  await createDemoTeam(db, world);
  await seedSandboxCredentials(db, world, sources);
  await seedModes(db);
  await loadSample(db, world, { count: creators });
  await makeEdition(db, world, { batchSize: creators, rest: () => Promise.resolve() });
  const demo = await app.signInAs(demoAccount);
  const list = { name: '秋季新品', description: '', color: 2, visibility: 'team' } as const;
  const { data } = await callApp(app, createList, { token: demo, body: list });
  const selection = { of: 'ids' as const, ids: [1, 2, 3, 4, 5] };
  const action = { do: 'addToList' as const, listId: data.id };
  await callApp(app, actOnCreators, { token: demo, body: { selection, action } });
  await callApp(app, createDraft, { token: demo, body: { selection } });
  const [first] = await makeTwoTeams(db, world);
  return { demo, first: await app.signInAs(first) };
}
