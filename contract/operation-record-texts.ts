import type { Lang } from './error-texts.ts';
import type { OperationAction } from './operation-records.ts';

/** What was done, for the page and for the file that is made of it. */
export const actionNames: Record<Lang, Record<OperationAction, string>> = {
  zh: {
    'account.register': '注册',
    'account.signIn': '登录',
    'account.signOut': '退出登录',
    'account.changePassword': '修改密码',
    'account.changePhone': '更换手机号',
    'account.updateProfile': '修改个人资料',
    'member.create': '新建子账号',
    'member.join': '受邀加入团队',
    'member.rename': '修改成员昵称',
    'member.disable': '停用成员',
    'member.enable': '启用成员',
    'member.resetPassword': '重置成员密码',
    'member.delete': '删除成员',
    'invitation.create': '创建邀请链接',
    'invitation.withdraw': '撤回邀请链接',
    'team.update': '修改团队信息',
    'team.handOver': '移交主账号',
    'plan.change': '变更会员版本',
    'plan.end': '会员版本到期',
    'operationRecord.export': '导出操作记录',
  },
  en: {
    'account.register': 'Registered',
    'account.signIn': 'Signed in',
    'account.signOut': 'Signed out',
    'account.changePassword': 'Changed the password',
    'account.changePhone': 'Changed the phone number',
    'account.updateProfile': 'Changed the profile',
    'member.create': 'Created a sub-account',
    'member.join': 'Joined by invitation',
    'member.rename': 'Renamed a member',
    'member.disable': 'Disabled a member',
    'member.enable': 'Enabled a member',
    'member.resetPassword': 'Reset a member’s password',
    'member.delete': 'Deleted a member',
    'invitation.create': 'Created an invitation',
    'invitation.withdraw': 'Withdrew an invitation',
    'team.update': 'Changed the team',
    'team.handOver': 'Handed over the main account',
    'plan.change': 'Changed the plan',
    'plan.end': 'The plan ended',
    'operationRecord.export': 'Exported operation records',
  },
};

/** Names of recorded fields; one that is not named here is shown by its own name. */
export const recordedFieldNames: Record<Lang, Readonly<Record<string, string>>> = {
  zh: {
    accountId: '操作账号',
    action: '操作',
    company: '公司',
    endsAt: '到期时间',
    from: '开始日期',
    name: '名称',
    nickname: '昵称',
    note: '备注',
    phone: '手机号',
    plan: '会员版本',
    timeZone: '时区',
    to: '结束日期',
    username: '用户名',
    way: '方式',
  },
  en: {
    accountId: 'Account',
    action: 'Action',
    company: 'Company',
    endsAt: 'End',
    from: 'From',
    name: 'Name',
    nickname: 'Nickname',
    note: 'Note',
    phone: 'Phone',
    plan: 'Plan',
    timeZone: 'Time zone',
    to: 'To',
    username: 'User name',
    way: 'Way',
  },
};

/** What stands for a recorded way of signing in or of showing who one is. */
export const wayNames: Record<Lang, Readonly<Record<string, string>>> = {
  zh: { password: '密码', phone: '短信验证码' },
  en: { password: 'Password', phone: 'Text message code' },
};
