import type { FastifyInstance } from 'fastify';
import {
  changePhone as changePhoneEndpoint,
  editPassword,
  endSession,
  finishSignIn as finishEndpoint,
  finishWithPasskey as finishWithPasskeyEndpoint,
  getPasskeyOptions,
  issueToken,
  issueTokenByPhone,
  register,
  removeAvatar as removeAvatarEndpoint,
  getAvatar,
  getOfficeUser,
  getSignInSettings,
  updateProfile as updateProfileEndpoint,
  uploadAvatar,
  verifyPhoneRegistered,
} from '../../../contract/identity/sign-in.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { readNewPassword, readPassword } from '../../core/auth/password-field.ts';
import type { Env } from '../../core/settings/env.ts';
import type { SmsSender } from '../../outside/sms/sms-sender.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { readAvatar, removeAvatar, setAvatar } from './profile/avatar.ts';
import { grantOf, phoneGrantOf } from './credentials.ts';
import { passwordChangeOf } from './password-change-request.ts';
import { changePassword, recoverPassword } from './change-password.ts';
import { changePhone, updateProfile } from './profile/profile.ts';
import { isPhoneRegistered, registerTeam } from './registration.ts';
import { finishSignIn, finishWithPasskey, passkeyOptions } from './second-step.ts';
import { describeUser, signIn, signInByPhone, signOut } from './service.ts';
import { refreshSession, type SessionCheck } from './sessions/sessions.ts';
import { signInSettings } from './sign-in-settings.ts';

/** What second factors need. The address is known once the server listens. */
type Site = Readonly<{ secrets: Secrets; publicUrl: string }>;

export function identityRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { env, sms, site, mayGoOn }: { env: Env; sms: SmsSender; site: Site; mayGoOn: SessionCheck },
): void {
  const settings = signInSettings(env);
  serve(
    app,
    deps,
    issueToken,
    async ({ db, ctx, query, body, headers: { authorization } }) => {
      const grant = grantOf({ ...query, ...body }, { lang: ctx.lang, authorization }, settings);
      return 'refreshToken' in grant
        ? refreshSession(db, ctx, grant.refreshToken, mayGoOn)
        : signIn(db, ctx, grant);
    },
    pair => pair,
  );
  serve(
    app,
    deps,
    issueTokenByPhone,
    async ({ db, ctx, query, body, headers: { authorization } }) =>
      signInByPhone(
        db,
        ctx,
        phoneGrantOf({ ...query, ...body }, { lang: ctx.lang, authorization }, settings),
      ),
    pair => pair,
  );
  serve(
    app,
    deps,
    finishEndpoint,
    ({ db, ctx, body }) => finishSignIn(db, ctx, site.secrets, body),
    pair => pair,
  );
  serve(app, deps, getPasskeyOptions, async ({ db, ctx, body }) => ({
    options: { ...(await passkeyOptions(db, ctx, site.publicUrl, body.challenge)) },
  }));
  serve(
    app,
    deps,
    finishWithPasskeyEndpoint,
    ({ db, ctx, body }) => finishWithPasskey(db, ctx, site.publicUrl, body),
    pair => pair,
  );
  serve(app, deps, endSession, async ({ db, ctx }) => {
    await signOut(db, ctx);
    return {};
  });
  serve(app, deps, getSignInSettings, async () => settings.published);
  serve(app, deps, verifyPhoneRegistered, async ({ db, ctx, body }) => ({
    registered: await isPhoneRegistered(db, ctx, body.phone),
  }));
  serve(app, deps, register, async ({ db, ctx, body }) => {
    const { nickName, password: sealed, ...account } = body;
    const password = readNewPassword(sealed, settings, ctx.lang);
    const ids = await registerTeam(db, ctx, { ...account, nickname: nickName, password });
    return { teamId: ids.teamId, userId: ids.accountId };
  });
  serve(app, deps, editPassword, async ({ db, ctx, body }) => {
    const change = passwordChangeOf(body, ctx);
    const password = readNewPassword(body.password, settings, ctx.lang);
    if ('code' in change) {
      await recoverPassword(db, ctx, { ...change, password });
      return { tokens: null };
    }
    const oldPassword = readPassword(change.oldPassword, settings);
    return { tokens: await changePassword(db, change.ctx, { oldPassword, password }) };
  });
  serve(app, deps, changePhoneEndpoint, async ({ db, ctx, body }) => {
    const password = readPassword(body.password, settings);
    await changePhone(db, ctx, sms, { ...body, password });
    return {};
  });
  profileRoutes(app, deps);
}

function profileRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(
    app,
    deps,
    getOfficeUser,
    async ({ db, ctx }) => ({ officeUser: await describeUser(db, ctx) }),
    () => ({ ok: true }),
  );
  serve(app, deps, updateProfileEndpoint, async ({ db, ctx, body }) => {
    await updateProfile(db, ctx, { nickname: body.nickName, company: body.company });
    return {};
  });
  serve(app, deps, uploadAvatar, async ({ db, ctx, file }) => ({
    avatar: await setAvatar(db, ctx, file.bytes),
  }));
  serve(app, deps, removeAvatarEndpoint, async ({ db, ctx }) => {
    await removeAvatar(db, ctx);
    return {};
  });
  serveFile(app, deps, getAvatar, async ({ db, params }) => ({
    content: await readAvatar(db, params.key),
    mediaType: 'image/webp',
    isForever: true,
  }));
}
