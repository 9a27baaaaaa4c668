import type { ErrorName } from './errors.ts';
import { permissionNames } from './roles/permission-texts.ts';
import type { Permission } from './roles/permissions.ts';

export type Lang = 'zh' | 'en';

/** The sentence for each error; `{name}` is filled in from the error's details. */
export const errorTexts: Record<Lang, Record<ErrorName, string>> = {
  zh: {
    invalid_request: '请求参数有误：{fields}',
    unauthenticated: '登录过期，请重新登陆',
    forbidden: '没有权限进行此操作，只有{who}可以',
    not_found: '内容不存在或已被删除',
    request_timeout: '提交超时，请检查网络后重试',
    gone: '链接已过期或已被撤回',
    payload_too_large: '提交的内容过大',
    unsupported_media_type: '不支持的内容格式',
    internal: '请求出错，请重试',
    unavailable: '系统升级中，请稍后再试',
    busy: '现在登录的人太多，请几秒后再试',
    too_many_requests: '操作过于频繁，请稍后再试',
    entitlement_exceeded: '{entitlement}已用 {used} / {limit}（{plan}），{advice}',
    entitlement_missing: '{plan}不含此项权益（{entitlement}），{advice}',
    quota_exceeded:
      '您本月的“{what}”配额已用 {used} / {limit}，不够完成这次操作。配额由{by}设定，{renews} 重新计算',
    wrong_credentials: '账号或密码不正确',
    plain_password_refused: '密码未加密，请使用最新版客户端登录',
    sign_in_locked: '密码错误次数过多，账号已锁定，请 {minutes} 分钟后再试，或通过手机号找回密码',
    wrong_code: '验证码不正确或已失效，请核对或重新获取',
    proof_needed: '获取验证码的次数较多，需要先通过一次安全检查',
    second_factor_needed: '请完成双重验证',
    wrong_second_factor: '验证没有通过：验证码不正确、已过期或已用过',
    second_factor_locked: '双重验证失败次数过多，请 {minutes} 分钟后再试',
    second_factor_state: '双重验证的设置已经变了，请刷新后再试',
    second_step_over: '等待的时间太长，请重新登录',
    second_factor_required: '团队要求双重验证：请先设置，并至少保留一种方式',
    own_factor_first: '请先为自己的账号开启双重验证',
    sso_not_set_up: '这个邮箱的域名没有设置单点登录，请检查邮箱，或用密码登录',
    sso_unreachable: '企业的登录服务暂时没有响应，请稍后再试，或联系团队主账号',
    sso_refused: '{reason}',
    sso_required: '团队要求用企业账号登录，请点击“用企业账号登录”',
    sso_not_tested: '请先测试登录，成功后才能启用',
    no_seat: '团队的子账号名额已用完，请联系团队主账号',
    code_not_sent: '短信没有发出去，请稍后再试或联系客服',
    account_disabled: '该账号已被停用，请联系团队主账号',
    invitation_over: '邀请链接已失效或已被使用，请让邀请人重新发送',
    taken: '{fields}',
    wrong_old_password: '密码不正确',
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
    samples_missing: '示例达人还没有准备好，请稍后再试',
    mail_not_sent: '邮件没有发出去：{why}',
    oauth_not_set_up: '管理员还没有配置该邮箱的授权登录，请改用密码或授权码，或联系管理员',
  },
  en: {
    invalid_request: 'Invalid request: {fields}',
    unauthenticated: 'Your session has expired. Sign in again.',
    forbidden: 'You don’t have permission. Only {who} can do this.',
    not_found: 'Not found. It may have been deleted.',
    request_timeout: 'The request took too long to arrive. Check your connection and try again.',
    gone: 'This link has expired or been revoked',
    payload_too_large: 'The upload is too large',
    unsupported_media_type: 'This content type is not supported',
    internal: 'Something went wrong. Try again.',
    unavailable: 'The system is being upgraded. Try again later.',
    busy: 'Too many people are signing in right now. Try again in a few seconds.',
    too_many_requests: 'Too many requests. Try again later.',
    entitlement_exceeded: '{entitlement}: {used} of {limit} used on the {plan} plan. {advice}',
    entitlement_missing: 'The {plan} plan doesn’t include this: {entitlement}. {advice}',
    quota_exceeded:
      'Your monthly quota isn’t enough for this ({what}: {used} of {limit} used). It was set by {by} and renews on {renews}.',
    wrong_credentials: 'Wrong account or password',
    plain_password_refused: 'The password was not encrypted. Use the latest client.',
    sign_in_locked:
      'Too many wrong passwords. This account is locked. Try again in {minutes} minutes, or reset your password by phone.',
    wrong_code: 'The code is wrong or has expired. Check it or request a new one.',
    proof_needed: 'Many codes were requested. A security check has to be passed first.',
    second_factor_needed: 'Finish the two-step verification',
    wrong_second_factor: 'Not verified: the code is wrong, expired or already used',
    second_factor_locked: 'Too many failed verifications. Try again in {minutes} minutes.',
    second_factor_state: 'The two-step verification has changed. Reload and try again.',
    second_step_over: 'That took too long. Sign in again.',
    second_factor_required: 'Your team requires two-step verification: set it up, and keep at least one way.',
    own_factor_first: 'Turn on two-step verification for your own account first',
    sso_not_set_up:
      'Single sign-on isn’t set up for the domain of this address. Check the address, or sign in with a password.',
    sso_unreachable:
      'Your organisation’s sign-in isn’t answering. Try again later, or contact your team’s main account.',
    sso_refused: '{reason}',
    sso_required: 'Your team signs in with its organisation. Choose “Sign in with your organisation”.',
    sso_not_tested: 'Test the sign-in first. It can be switched on once that has worked.',
    no_seat: 'Your team has no sub-account left. Contact its main account.',
    code_not_sent: 'The text message wasn’t sent. Try again later or contact support.',
    account_disabled: 'This account was disabled. Contact your team’s main account for access.',
    invitation_over: 'This invitation has expired or been used. Ask for a new one.',
    taken: '{fields}',
    wrong_old_password: 'Wrong password',
    same_password: 'Your old and new password are the same',
    not_possible_for_owner: 'The main account can’t do this. Hand it over first.',
    unreadable_file: 'Couldn’t import “{file}”: {why}',
    list_too_full:
      'Nothing was imported: the file would add {rows} creators, but the list only has room for {room}. Split the file, make room in the list, or upgrade your plan.',
    import_started: 'This import has already started',
    changed_meanwhile: 'Someone else just changed this. Reload before saving; what you wrote is still here.',
    sender_not_verified: 'Sender “{sender}” isn’t verified yet. Verify it to send.',
    task_not_ready: 'Can’t send yet. Fix the errors listed in the checks first.',
    task_state: 'The task’s state has changed. Reload and try again.',
    letter_state: 'This email’s state has changed. Reload and try again.',
    domain_in_use: 'This domain still has short links ({links}). Delete them first.',
    campaign_state: 'Not possible in the campaign’s current state',
    move_refused: '{reason}',
    moved_meanwhile: 'Someone just moved this card to “{state}”. Check it before moving it again.',
    payable_state: 'The payable’s state has changed. Reload and try again.',
    collaboration_state: 'Not possible in the collaboration’s current state',
    order_state: 'The order’s state has changed. Reload to see it.',
    plan_not_offered: 'This plan isn’t available right now',
    payment_unavailable: 'Can’t reach the payment service. Try again later. You haven’t been charged.',
    address_suppressed: 'Suppressed addresses: {addresses}',
    sender_in_use: '{tasks} unfinished tasks use this sender. Cancel them or wait until they end.',
    sandbox_only: 'Only available in the sandbox',
    samples_missing: 'The sample creators aren’t ready yet. Try again in a moment.',
    mail_not_sent: 'Email not sent: {why}',
    oauth_not_set_up:
      'The operator hasn’t set up this sign-in method. Use a password or code, or ask the operator.',
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
    maker: 'the person who created it and the main account',
    writer: 'its author',
    campaignOwner: 'the owner of the campaign',
    campaignEditor: 'the owner and the editors of the campaign',
    team: 'members of that team',
    token: 'programs with the metrics token',
  },
} as const satisfies Record<Lang, Record<string, string>>;
export type Holder = keyof (typeof holders)['zh'];

/** What is missing for something that needs a permission, and who can give it. */
const missingPermission = {
  zh: (permission: string) => `您的角色没有“${permission}”权限，需要时请联系团队主账号或能管理成员的同事`,
  en: (permission: string) =>
    `Your role doesn’t include “${permission}”. Ask the main account, or a colleague who manages members.`,
};

/** Returns the sentence for `name` in `lang`, with `{placeholders}` taken from `details`. */
export function errorText(
  lang: Lang,
  name: ErrorName,
  details: Record<string, string | number> = {},
): string {
  if (name === 'forbidden' && 'permission' in details)
    return missingPermission[lang](permissionNames[lang][details.permission as Permission]);
  const words = name === 'forbidden' ? { who: holders[lang][details.who as Holder] } : details;
  return errorTexts[lang][name].replace(/\{(\w+)\}/g, (whole, key: string) => String(words[key] ?? whole));
}
