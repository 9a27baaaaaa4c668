import { expect, onTestFinished, test } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../../core/context.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { importAddresses } from '../../../creators/creator-emails/service.ts';
import { creatorsOfAddresses } from './match-message.queries.ts';

test('a reply from an address that a team imported is matched for that team only', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db } = database;
  const world = testContext();
  const ours = await makeTeam(db, world, 'ours');
  const theirs = await makeTeam(db, world, 'theirs');
  const ctxOf = (account: Account): SignedIn => ({
    ...world,
    actor: { ...account, sessionId: 0, role: 'owner', isOperator: false },
  });
  const stated = [{ creatorId: 7, emails: ['Ann@creators.test'] }];
  await asTeam(db, ours.teamId, db => importAddresses(db, ctxOf(ours), stated));
  const matched = ({ teamId }: Account) =>
    asTeam(db, teamId, db => creatorsOfAddresses(db, teamId, ['ann@creators.test']));
  expect(await matched(ours)).toEqual(new Map([['ann@creators.test', 7]]));
  expect(await matched(theirs)).toEqual(new Map());
});
