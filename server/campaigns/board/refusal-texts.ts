import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { MoveRefusal } from '../../../contract/campaigns/collaboration-states.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';

const states: Record<Lang, Record<CollaborationState, string>> = {
  zh: {
    negotiating: '洽谈中',
    agreed: '已达成',
    productSent: '已寄样',
    draftDue: '初稿阶段',
    draftApproved: '初稿已通过',
    published: '已发布',
    checked: '已验收',
    paid: '已付款',
    closed: '已完结',
    cancelled: '已取消',
  },
  en: {
    negotiating: 'Negotiating',
    agreed: 'Agreed',
    productSent: 'Product sent',
    draftDue: 'Draft due',
    draftApproved: 'Draft approved',
    published: 'Published',
    checked: 'Checked',
    paid: 'Paid',
    closed: 'Closed',
    cancelled: 'Cancelled',
  },
};

const refusals: Record<Lang, Record<MoveRefusal | 'gone', string>> = {
  zh: {
    feeMissing: '请先填写合作费用，置换合作填 0',
    postMissing: '还有交付内容没有发布链接，或还没有添加交付内容',
    unpaid: '还有应付款没有付清，请先付款或取消应付款',
    partPaid: '合作费用只付了一部分，请先安排余款；如果不再付，请修改合作费用',
    reasonMissing: '取消合作需要填写原因',
    alreadyPaid: '这次合作已付款完成，不能取消',
    gone: '这次合作已被删除',
  },
  en: {
    feeMissing: 'Enter the fee first, or 0 for product-only deals',
    postMissing: 'A deliverable has no post link yet, or there are no deliverables',
    unpaid: 'There are unpaid payables. Pay or cancel them first.',
    partPaid: 'Only part of the fee is paid. Schedule the rest, or change the fee if nothing more is due.',
    reasonMissing: 'Enter a reason for cancelling',
    alreadyPaid: 'This collaboration is paid and closed, so it can’t be cancelled',
    gone: 'This collaboration was deleted',
  },
};

export const nameOfState = (lang: Lang, state: CollaborationState): string => states[lang][state];

export const wordsOfRefusal = (lang: Lang, reason: MoveRefusal | 'gone'): string => refusals[lang][reason];
