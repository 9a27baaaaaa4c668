import type { BodyOf } from '../../../contract/core/endpoint.ts';
import {
  callbackPathOf,
  backChannelLogout,
  type Provider,
  type saveProvider as saveEndpoint,
  type SingleSignOn,
  type switchSingleSignOn,
} from '../../../contract/workspace/single-sign-on.ts';
import { permissionsOf } from '../../../contract/core/roles/permissions.ts';
import { providerKinds } from '../../../contract/core/sign-in/provider-kinds.ts';
import type { RoleChoice } from '../../../contract/workspace/roles.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { ProviderSettings } from '../../outside/identity-providers/identity-provider.ts';
import type { IdentityServices } from '../../outside/identity-providers/identity-services.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { refuseBeyond, takeRole } from '../roles/give-role.ts';
import { teamDomains } from '../../identity/team-domains/service.ts';
import { signInDomains } from './domains.ts';
import { deleteIdentities } from './identities.queries.ts';
import {
  countMembers,
  deleteProvider,
  findProvider,
  insertProvider,
  listClaimableRoles,
  lockProvider,
  updateProvider,
  type ProviderRow,
} from './queries.ts';

type Fields = BodyOf<typeof saveEndpoint>;

const texts = {
  zh: {
    kind: '这里还不能使用这种身份提供方',
    issuer: '请输入以 https:// 开头的签发者地址（Issuer）',
    tenant: '请填写本企业租户的地址，以租户 ID 代替 common、organizations 或 consumers',
    secret: '请填写密钥',
    agent: '请填写应用的 AgentId',
  },
  en: {
    kind: 'This kind of identity provider is not available here',
    issuer: 'Enter the issuer’s address. It begins with https://',
    tenant: 'Enter the issuer of your own tenant: its ID instead of common, organizations or consumers',
    secret: 'Enter the secret',
    agent: 'Enter the AgentId of the app',
  },
};

export const secretPlace = (teamId: number): string => `identity provider ${teamId}`;

export const redirectUriOf = ({ publicUrl }: IdentityServices, teamId: number): string =>
  publicUrl + callbackPathOf(teamId);

/** As providers take them; the secret is opened just for the call. */
export const settingsOf = ({ secrets }: IdentityServices, row: ProviderRow): ProviderSettings => ({
  kind: row.kind,
  issuer: row.issuer,
  clientId: row.client_id,
  clientSecret: secrets.open(row.client_secret, secretPlace(row.team_id)),
  agentId: row.agent_id,
});

const logoutUriOf = ({ publicUrl }: IdentityServices, { kind, team_id, id }: ProviderRow): string =>
  kind === 'oidc'
    ? publicUrl + backChannelLogout.path.replace(':teamId', `${team_id}`).replace(':providerId', `${id}`)
    : '';

const roleOf = ({ default_role, role_id }: ProviderRow): RoleChoice =>
  role_id === null
    ? { role: default_role as Exclude<RoleChoice['role'], 'custom'> }
    : { role: 'custom', roleId: role_id };

const present = (services: IdentityServices, row: ProviderRow): Provider => ({
  kind: row.kind,
  name: row.name,
  issuer: row.issuer,
  clientId: row.client_id,
  agentId: row.agent_id,
  role: roleOf(row),
  isEnabled: row.is_enabled,
  isRequired: row.is_required,
  testedAt: row.tested_at?.toISOString() ?? null,
  logoutUri: logoutUriOf(services, row),
});

export function loadSettings(pool: Db, ctx: SignedIn, services: IdentityServices): Promise<SingleSignOn> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const provider = await findProvider(db, teamId);
    return {
      kinds: providerKinds.filter(kind => services.providers[kind]),
      provider: provider ? present(services, provider) : null,
      redirectUri: redirectUriOf(services, teamId),
      domains: await teamDomains(db, signInDomains, teamId),
      members: await countMembers(db, teamId),
      sandbox: services.sandbox?.() ?? null,
    };
  });
}

/** Whoever copies the address of the description itself means the issuer in front of it. */
const issuerIn = (typed: string) => typed.replace(/\/\.well-known\/openid-configuration$/, '');

/** By these Microsoft lets everybody in who has an account with it, whatever their organisation says of them. */
const anyTenant = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/i;

/** @throws AppError invalid_request */
function readFields(ctx: SignedIn, services: IdentityServices, fields: Fields): Fields {
  const refuse = (field: keyof Fields, reason: string) =>
    new AppError('invalid_request', {}, [{ field, reason }]);
  const words = texts[ctx.lang];
  const issuer = issuerIn(fields.issuer);
  if (!services.providers[fields.kind]) throw refuse('kind', words.kind);
  const isAddress = URL.canParse(issuer) && new URL(issuer).search === '' && new URL(issuer).username === '';
  const scheme = services.sandbox ? /^https?:\/\// : /^https:\/\//;
  const mayBeEmpty = fields.kind !== 'oidc' && issuer === '';
  if (!mayBeEmpty && !(isAddress && scheme.test(issuer))) throw refuse('issuer', words.issuer);
  if (anyTenant.test(issuer)) throw refuse('issuer', words.tenant);
  if (fields.kind === 'wecom' && !fields.agentId) throw refuse('agentId', words.agent);
  return { ...fields, issuer };
}

const recordOf = (action: OperationAction, { id, name }: { id: number; name: string }) => ({
  action,
  subject: 'identityProvider',
  subjectId: id,
  subjectName: name,
});

/**
 * Sets the provider up. Another issuer knows other people under the same names: what accounts were at the old one is
 * forgotten, and it has to be tested before it is switched on.
 * @throws AppError invalid_request; forbidden for a role that may do more than the caller, and for another provider
 * where it could claim accounts that may
 */
export async function saveProvider(
  pool: Db,
  ctx: SignedIn,
  services: IdentityServices,
  given: Fields,
): Promise<void> {
  const { teamId } = ctx.actor;
  const {
    kind,
    name,
    issuer,
    clientId,
    clientSecret,
    agentId,
    role: choice,
  } = readFields(ctx, services, given);
  await asTeam(pool, teamId, async db => {
    const { role, roleId } = await takeRole(db, ctx, choice);
    const before = await lockProvider(db, teamId);
    const isSame = before?.kind === kind && before.issuer === issuer && before.client_id === clientId;
    if (!clientSecret && !isSame)
      throw new AppError('invalid_request', {}, [{ field: 'clientSecret', reason: texts[ctx.lang].secret }]);
    const fields = {
      kind,
      name,
      issuer,
      client_id: clientId,
      client_secret: clientSecret
        ? services.secrets.seal(clientSecret, secretPlace(teamId))
        : (before?.client_secret ?? ''),
      agent_id: agentId,
      default_role: role,
      role_id: roleId,
    };
    if (!isSame) {
      // Whom it calls by their work address it lets in as them.
      for (const holder of await listClaimableRoles(db, teamId)) refuseBeyond(ctx, permissionsOf(holder));
      await deleteIdentities(db, teamId);
    }
    const isChanged = !isSame || clientSecret !== '' || before.agent_id !== agentId;
    const state = { tested_at: null, ...(!isSame && { is_enabled: false, is_required: false }) };
    if (before) await updateProvider(db, teamId, { ...fields, ...(isChanged && state) });
    const id = before?.id ?? (await insertProvider(db, teamId, fields, ctx.now()));
    await recordOperation(db, ctx, teamId, {
      ...recordOf('identityProvider.save', { id, name }),
      ...(before && { before: { name: before.name, issuer: before.issuer } }),
      after: { name, issuer },
    });
  });
}

/** @throws AppError not_found */
export async function removeProvider(pool: Db, ctx: SignedIn): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const provider = await lockProvider(db, teamId);
    if (!provider) throw new AppError('not_found');
    await deleteProvider(db, teamId);
    await recordOperation(db, ctx, teamId, recordOf('identityProvider.remove', provider));
  });
}

/** @throws AppError not_found; sso_not_tested before a whole sign-in was tried with success */
export async function switchState(
  pool: Db,
  ctx: SignedIn,
  { isEnabled, isRequired }: BodyOf<typeof switchSingleSignOn>,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const provider = await lockProvider(db, teamId);
    if (!provider) throw new AppError('not_found');
    if (isEnabled && !provider.is_enabled && !provider.tested_at) throw new AppError('sso_not_tested');
    const state = { is_enabled: isEnabled, is_required: isEnabled && isRequired };
    await updateProvider(db, teamId, state);
    await recordOperation(db, ctx, teamId, {
      ...recordOf('identityProvider.switch', provider),
      before: { isOn: provider.is_enabled, isRequired: provider.is_required },
      after: { isOn: state.is_enabled, isRequired: state.is_required },
    });
  });
}
