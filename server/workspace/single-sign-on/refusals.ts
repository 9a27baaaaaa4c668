import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';

const reasons = {
  zh: {
    over: '这次登录已过期或已经用过，请重新开始',
    notProved: '企业的登录服务没有确认你的身份，请重新登录，或联系团队主账号',
    noAddress: '企业的登录服务没有提供你的邮箱，请联系团队主账号检查单点登录的设置',
    unverified: '企业的登录服务没有证实你的邮箱，请联系团队主账号检查单点登录的设置',
    foreign: '你的邮箱不在团队的登录域名内，请换用企业邮箱登录',
    otherPerson: '这个邮箱的账号已经关联另一个企业身份，请联系团队主账号',
    linkedElsewhere: '这个企业身份已经关联团队的另一个账号',
    operator: '运维账号不能用企业账号登录，请用密码或短信登录',
    otherSession: '现在登录的不是开始关联的账号，请重新开始',
  },
  en: {
    over: 'This sign-in has expired or was used already. Start again.',
    notProved:
      'Your organisation didn’t confirm who you are. Sign in again, or contact your team’s main account.',
    noAddress:
      'Your organisation’s sign-in gave no email address. Your team’s main account can check how single sign-on is set up.',
    unverified:
      'Your organisation’s sign-in doesn’t vouch for your email address. Your team’s main account can check how single sign-on is set up.',
    foreign: 'Your email address isn’t in one of the team’s sign-in domains. Use your work address.',
    otherPerson:
      'The account with this address is linked with another identity of your organisation. Contact your team’s main account.',
    linkedElsewhere: 'This identity is linked with another account of the team',
    operator: 'Operators of this installation sign in with their own password or a text message.',
    otherSession: 'You’re signed in with another account than the one that began. Start again.',
  },
} as const satisfies Record<Lang, Record<string, string>>;

/** Why somebody was not let in, in their language. */
export const refused = (ctx: Context, reason: keyof (typeof reasons)['zh']): AppError =>
  new AppError('sso_refused', { reason: reasons[ctx.lang][reason] });
