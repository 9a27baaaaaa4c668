import { expect, test } from 'vitest';
import { newTeam } from '../fixtures/new-team.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { fills } from '../harness/forms.ts';
import { ownWorld } from '../harness/product/world.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const host = 'stream-media.sandbox';
/** Labels of the provider’s own pages, which are in English. */
const page = { email: 'Work email', name: 'Name', goOn: 'Continue' };

test('An organisation sets up its provider, its people sign in by it, and whoever leaves is signed out', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const owner = await visit({ ...bothLooks, tokens: await tokensOf(address, team) });
  const { singleSignOn: words, common } = owner.words;
  const { provider, domain, test: trial, state } = words;
  await owner.opens('/singleSignOn');
  await owner.button(provider.useSandbox).click();
  await owner.button(common.save).click();
  await owner.sees(provider.saved);
  await fills(owner, { [domain.host]: host });
  await owner.button(common.add).click();
  await owner.sees(`_starbridge.${host}`);
  await isUsableInBothLooks(owner, 'single sign-on with a domain');
  await owner.button(filled(domain.verifyOf, { host })).click();
  await owner.sees(domain.isVerified);

  await owner.button(trial.start).click();
  await fills(owner, { [page.email]: `lin.xi@${host}`, [page.name]: 'Lin Xi' });
  await owner.button(page.goOn).click();
  await owner.isAt(`/login/callback/${team.teamId}`);
  await owner.sees(trial.works);
  await owner.sees(trial.steps.claims);
  await isUsableInBothLooks(owner, 'a sign-in that was tried');
  await owner.page.getByRole('link', { name: words.callback.toSettings }).click();
  await owner.isAt('/singleSignOn');
  await owner.button(state.enable).click();
  await owner.button(state.enable, owner.page.getByRole('dialog')).click();
  await owner.sees(state.enabled);
  const logoutUri = await owner.page
    .getByRole('group', { name: provider.logoutUri })
    .locator('code')
    .innerText();

  const member = await visit();
  const { identity, singleSignOn } = member.words;
  await member.opens('/login');
  await member.page.getByRole('link', { name: identity.withOrganisation }).click();
  await fills(member, { [singleSignOn.signIn.email]: `wang.wei@${host}` });
  await member.button(singleSignOn.signIn.submit).click();
  await fills(member, { [page.name]: '王伟' });
  await member.button(page.goOn).click();
  await member.isAt('/home');
  await member.goesTo('/userInfo');
  await member.sees('wang.wei');
  await member.sees(singleSignOn.own.on);

  const admin = await visit();
  await admin.opens('/sandbox-identity/oidc/people');
  await fills(admin, { 'Back-channel logout URI': logoutUri });
  await admin.button(`Deactivate wang.wei@${host}`).click();
  await admin.sees(admin.button(`Activate wang.wei@${host}`));
  await member.isAt('/index');
  expect(new URL(member.page.url()).searchParams.get('next') ?? '').not.toContain('callback');
});
