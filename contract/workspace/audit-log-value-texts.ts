import type { CampaignGoal, CampaignState, CandidateOrigin } from '../campaigns/campaign-kinds.ts';
import type {
  CollaborationState,
  DraftState,
  PayableDueWhen,
  PayableState,
} from '../campaigns/collaboration-kinds.ts';
import type { Lang } from '../core/error-texts.ts';
import type { SecondStep } from '../core/errors.ts';
import type { BulkActionName } from '../creators/bulk.ts';
import { permissionNames, roleNames } from '../core/roles/permission-texts.ts';
import { creatorStatusNames } from '../creators/team-creators/team-creator-texts.ts';
import { productTypeNames } from '../links/link-texts.ts';
import { decisionNames } from '../monitoring/briefs/brief-texts.ts';
import { exportTableNames } from './export-texts.ts';

/** The names of recorded ways to sign in or to prove one's identity. */
export const wayNames: Record<Lang, Readonly<Record<string, string>>> = {
  zh: { password: '密码', phone: '短信验证码', sso: '单点登录' },
  en: { password: 'Password', phone: 'Text message code', sso: 'Single sign-on' },
};

const secondFactorNames: Record<Lang, Record<SecondStep, string>> = {
  zh: { totp: '身份验证器', passkey: '通行密钥', recovery: '恢复码' },
  en: { totp: 'Authenticator app', passkey: 'Passkey', recovery: 'Recovery code' },
};

type MonitorState = 'open' | 'closed';
type States = Record<CampaignState | CollaborationState | DraftState | MonitorState | PayableState, string>;

/** Of everything that has a state; where two kinds of things share a code, the name fits both. */
const stateNames: Record<Lang, States> = {
  zh: {
    draft: '草稿',
    recruiting: '招募中',
    running: '执行中',
    done: '已完成',
    archived: '已归档',
    negotiating: '洽谈中',
    agreed: '已达成',
    productSent: '已寄样',
    draftDue: '初稿阶段',
    draftApproved: '初稿已通过',
    published: '已发布',
    checked: '已验收',
    planned: '待审批',
    approved: '已通过',
    changesWanted: '需修改',
    paid: '已付款',
    waiting: '待审核',
    cancelled: '已取消',
    open: '监控中',
    closed: '已结束',
  },
  en: {
    draft: 'Draft',
    recruiting: 'Recruiting',
    running: 'Running',
    done: 'Done',
    archived: 'Archived',
    negotiating: 'Negotiating',
    agreed: 'Agreed',
    productSent: 'Product sent',
    draftDue: 'Draft due',
    draftApproved: 'Draft approved',
    published: 'Published',
    checked: 'Checked',
    planned: 'To approve',
    approved: 'Approved',
    changesWanted: 'Changes requested',
    paid: 'Paid',
    waiting: 'To review',
    cancelled: 'Cancelled',
    open: 'Open',
    closed: 'Closed',
  },
};

const bulkNames: Record<Lang, Record<BulkActionName, string>> = {
  zh: {
    addToList: '加入收藏夹',
    removeFromList: '移出收藏夹',
    moveToList: '移到收藏夹',
    addTags: '加标签',
    removeTags: '去标签',
    setStatus: '改状态',
    addNote: '加备注',
    block: '加入黑名单',
  },
  en: {
    addToList: 'Add to a list',
    removeFromList: 'Remove from a list',
    moveToList: 'Move to a list',
    addTags: 'Add tags',
    removeTags: 'Remove tags',
    setStatus: 'Set status',
    addNote: 'Add a note',
    block: 'Blacklist',
  },
};

const dueNames: Record<Lang, Record<PayableDueWhen, string>> = {
  zh: { date: '到指定日期', agreed: '达成合作后', published: '发布后', checked: '验收后' },
  en: { date: 'On a date', agreed: 'Once agreed', published: 'Once published', checked: 'Once checked' },
};

const yesOrNo: Record<Lang, Record<'true' | 'false', string>> = {
  zh: { true: '是', false: '否' },
  en: { true: 'Yes', false: 'No' },
};

const platformNames = { tiktok: 'TikTok', youtube: 'YouTube', instagram: 'Instagram' };

const goalNames: Record<Lang, Record<CampaignGoal, string>> = {
  zh: { plays: '播放', engagements: '互动', posts: '发布作品', clicks: '点击', orders: '订单' },
  en: { plays: 'Plays', engagements: 'Engagements', posts: 'Posts', clicks: 'Clicks', orders: 'Orders' },
};

const originNames: Record<Lang, Record<CandidateOrigin, string>> = {
  zh: { list: '收藏夹', search: '搜索', import: '导入', hand: '手动添加' },
  en: { list: 'A list', search: 'Search', import: 'Import', hand: 'Manually' },
};

/** The names of recorded codes, by field. */
const recordedValueNames: Record<Lang, Readonly<Record<string, Readonly<Record<string, string>>>>> = {
  zh: {
    answer: { interested: '有意向', declined: '已婉拒' },
    archived: yesOrNo.zh,
    costKind: { fee: '合作费', product: '产品成本', shipping: '物流费', ads: '投流费', other: '其他' },
    deed: { pause: '暂停', resume: '继续', stop: '停止', runAgain: '再运行一次', retry: '重试失败的达人' },
    decision: decisionNames.zh,
    do: bulkNames.zh,
    dueWhen: dueNames.zh,
    schedule: { once: '一次', daily: '每天', weekly: '每周' },
    isOn: yesOrNo.zh,
    isRequired: yesOrNo.zh,
    productType: productTypeNames.zh,
    sent: yesOrNo.zh,
    goals: goalNames.zh,
    kind: { body: '首次联系', followUp: '跟进' },
    origin: originNames.zh,
    permissions: permissionNames.zh,
    role: roleNames.zh,
    secondFactor: secondFactorNames.zh,
    platform: platformNames,
    platforms: platformNames,
    state: stateNames.zh,
    status: creatorStatusNames.zh,
    table: exportTableNames.zh,
    verified: yesOrNo.zh,
    visibility: { team: '团队公开', private: '仅自己' },
  },
  en: {
    answer: { interested: 'Interested', declined: 'Declined' },
    archived: yesOrNo.en,
    costKind: { fee: 'Fee', product: 'Product', shipping: 'Shipping', ads: 'Ads', other: 'Other' },
    deed: {
      pause: 'Paused',
      resume: 'Resumed',
      stop: 'Stopped',
      runAgain: 'Ran again',
      retry: 'Retried failed creators',
    },
    decision: decisionNames.en,
    do: bulkNames.en,
    dueWhen: dueNames.en,
    schedule: { once: 'Once', daily: 'Daily', weekly: 'Weekly' },
    isOn: yesOrNo.en,
    isRequired: yesOrNo.en,
    productType: productTypeNames.en,
    sent: yesOrNo.en,
    goals: goalNames.en,
    kind: { body: 'First contact', followUp: 'Follow-up' },
    origin: originNames.en,
    permissions: permissionNames.en,
    role: roleNames.en,
    secondFactor: secondFactorNames.en,
    platform: platformNames,
    platforms: platformNames,
    state: stateNames.en,
    status: creatorStatusNames.en,
    table: exportTableNames.en,
    verified: yesOrNo.en,
    visibility: { team: 'Team', private: 'Only the person who created it' },
  },
};

/** A recorded value with names for its codes, which may be several, each with a figure: `plays: 5000, clicks: 20`. */
export function recordedValueText(lang: Lang, field: string, value: string): string {
  const names = recordedValueNames[lang][field];
  if (!names) return value;
  const nameOf = (part: string) => {
    const [code = '', figure] = part.split(': ');
    const name = names[code];
    return name === undefined ? part : [name, figure].filter(Boolean).join(' ');
  };
  return value.split(', ').map(nameOf).join(', ');
}
