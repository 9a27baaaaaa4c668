import type { ErrorName } from './errors.ts';

export type Lang = 'zh' | 'en';

/** The sentence for each error; `{name}` is filled in from the error's details. */
export const errorTexts: Record<Lang, Record<ErrorName, string>> = {
  zh: {
    invalid_request: '请求参数有误：{fields}',
    unauthenticated: '登录过期，请重新登陆',
    forbidden: '没有权限进行此操作，只有{who}可以',
    not_found: '内容不存在或已被删除',
    gone: '链接已过期或已被撤回',
    payload_too_large: '提交的内容过大',
    unsupported_media_type: '不支持的内容格式',
    internal: '请求出错，请重试',
    unavailable: '系统升级中，请稍后再试',
    too_many_requests: '操作过于频繁，请稍后再试',
    entitlement_exceeded: '{entitlement}已用 {used} / {limit}（{plan}），{advice}',
    entitlement_missing: '{plan}不含此项权益（{entitlement}），{advice}',
    wrong_credentials: '账号或密码不正确',
    plain_password_refused: '密码未加密，请使用最新版客户端登录',
    sign_in_locked: '密码错误次数过多，账号已锁定，请 {minutes} 分钟后再试，或通过手机号找回密码',
    wrong_code: '验证码不正确或已失效，请核对或重新获取',
    code_not_sent: '短信没有发出去，请稍后再试或联系客服',
    account_disabled: '该账号已被主账号停用，请联系团队主账号',
    invitation_over: '邀请链接已失效或已被使用，请让邀请人重新发送',
    taken: '{fields}',
    wrong_old_password: '原密码不正确',
    same_password: '新密码不能与原密码相同',
    not_possible_for_owner: '主账号不能进行此操作，请先移交主账号',
    unreadable_file: '无法导入“{file}”：{why}',
    list_too_full:
      '这个文件会新增 {rows} 位达人，收藏夹还能放 {room} 位，因此一位也没有导入。请分成几个文件、清理收藏夹或升级权益',
    import_started: '这次导入已经开始，不能重复开始',
    changed_meanwhile: '其他人刚刚改过这份内容，请刷新后再保存；您写的内容还在',
    sender_not_verified: '发件邮箱“{sender}”还没有通过验证，验证通过后才能发送',
    task_not_ready: '还不能发送：请先处理检查中列出的错误',
    task_state: '任务的状态已经变了，请刷新后再试',
    letter_state: '这封邮件的状态已经变了，请刷新后再试',
    domain_in_use: '该域名下还有 {links} 个短链，请先删除它们',
    campaign_state: '推广任务现在的状态不允许这样做',
    move_refused: '{reason}',
    moved_meanwhile: '这张卡片已被移到“{state}”，请确认后再移动',
    payable_state: '这笔应付款的状态已经变了，请刷新后再试',
    collaboration_state: '合作现在的状态不允许这样做',
    order_state: '订单的状态已经变了，请刷新后再看',
    plan_not_offered: '现在不能购买这个版本',
    payment_unavailable: '暂时连不上支付服务，请稍后再试；没有扣款',
    address_suppressed: '收件人在拒收名单里：{addresses}',
    sender_in_use: '还有 {tasks} 个未完成的任务使用这个发件邮箱，请先取消或等它们结束',
    sandbox_only: '这项功能只在沙盒中可用',
    mail_not_sent: '邮件没有发出去：{why}',
    oauth_not_set_up: '管理员还没有配置该邮箱的授权登录，请改用密码或授权码，或联系管理员',
  },
  en: {
    invalid_request: 'Invalid request: {fields}',
    unauthenticated: 'Your session has expired, please sign in again',
    forbidden: 'You are not allowed to do this: only {who} may',
    not_found: 'This does not exist or has been deleted',
    gone: 'This address has ended, or was taken back',
    payload_too_large: 'What you sent is too large',
    unsupported_media_type: 'This content type is not supported',
    internal: 'Request error, please try again',
    unavailable: 'The system is being upgraded, please try again later',
    too_many_requests: 'Too many requests, please try again later',
    entitlement_exceeded: '{entitlement}: {used} of {limit} used on the {plan} plan. {advice}',
    entitlement_missing: 'Not part of the {plan} plan: {entitlement}. {advice}',
    wrong_credentials: 'The account or password is not correct',
    plain_password_refused: 'The password was not encrypted; please use a current client',
    sign_in_locked:
      'Too many wrong passwords: this account is locked. Try again in {minutes} minutes, or reset the password by phone',
    wrong_code: 'The code is wrong or has expired; check it or ask for a new one',
    code_not_sent: 'The text message could not be sent; try again later or contact support',
    account_disabled: 'The main account of your team has disabled this account; please ask there',
    invitation_over: 'This invitation has expired or was used; ask whoever invited you for a new one',
    taken: '{fields}',
    wrong_old_password: 'The old password is not correct',
    same_password: 'Your old and new password are the same',
    not_possible_for_owner: 'The main account cannot do this; hand it over first',
    unreadable_file: '“{file}” cannot be imported: {why}',
    list_too_full:
      'The file would add {rows} creators, and the list has room for {room}, so nothing was imported. Split the file, make room in the list, or upgrade your membership',
    import_started: 'This import has been started already',
    changed_meanwhile:
      'Somebody else has just changed this; reload before you save. What you wrote is still here',
    sender_not_verified: 'The sender “{sender}” is not verified yet; it can send once it is',
    task_not_ready: 'This cannot be sent yet: please mend the errors that the check lists',
    task_state: 'The task is in another state by now; please reload',
    letter_state: 'This email is in another state by now; please reload',
    domain_in_use: 'Short links still stand under this domain ({links}); delete them first',
    campaign_state: 'The campaign does not allow this in its present state',
    move_refused: '{reason}',
    moved_meanwhile: 'Somebody moved the card to “{state}” meanwhile; look again before moving it',
    payable_state: 'The payable is in another state by now; please reload',
    collaboration_state: 'The collaboration does not allow this in its present state',
    order_state: 'The order is in another state by now; please reload',
    plan_not_offered: 'This plan cannot be bought now',
    payment_unavailable: 'The payment service cannot be reached now; try again later. Nothing was paid',
    address_suppressed: 'Suppressed, not to be written to: {addresses}',
    sender_in_use: '{tasks} unfinished tasks use this sender; cancel them or wait for their end',
    sandbox_only: 'This is there only in the sandbox',
    mail_not_sent: 'The mail was not sent: {why}',
    oauth_not_set_up:
      'The operator has not set up this way of signing in; use a password or code, or ask the operator',
  },
};

/** Who may do what is forbidden to others; `who` of the details is one of these. */
const holders = {
  zh: {
    owner: '团队主账号',
    operator: '本站的运维人员',
    maker: '创建它的人和团队主账号',
    writer: '写下它的人',
    campaignOwner: '这个推广任务的负责人',
    campaignEditor: '这个推广任务的负责人和可编辑的成员',
    team: '那个团队的成员',
    token: '带有指标令牌的程序',
  },
  en: {
    owner: 'the main account of the team',
    operator: 'operators of this installation',
    maker: 'whoever made it and the main account',
    writer: 'whoever wrote it',
    campaignOwner: 'the owner of the campaign',
    campaignEditor: 'the owner and the editors of the campaign',
    team: 'members of that team',
    token: 'programs with the token for metrics',
  },
} as const satisfies Record<Lang, Record<string, string>>;
export type Holder = keyof (typeof holders)['zh'];

/** Returns the sentence for `name` in `lang`, with `{placeholders}` taken from `details`. */
export function errorText(
  lang: Lang,
  name: ErrorName,
  details: Record<string, string | number> = {},
): string {
  const words = name === 'forbidden' ? { who: holders[lang][details.who as Holder] } : details;
  return errorTexts[lang][name].replace(/\{(\w+)\}/g, (whole, key: string) => String(words[key] ?? whole));
}
