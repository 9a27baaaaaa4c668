import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import {
  collaborationLimits,
  type CollaborationState,
} from '../../../contract/campaigns/collaboration-kinds.ts';
import { isOver } from '../../../contract/campaigns/collaboration-states.ts';

const texts = {
  url: {
    zh: '请填写以 http:// 或 https:// 开头的链接',
    en: 'must be a URL starting with http:// or https://',
  },
  deliverable: {
    zh: '这项内容已不在合作中，请刷新后重选',
    en: 'is no longer part of the collaboration. Choose again.',
  },
  many: {
    zh: `一次合作最多提交 ${collaborationLimits.drafts} 个初稿`,
    en: `a collaboration can have up to ${collaborationLimits.drafts} drafts`,
  },
  word: { zh: '请写明需要修改什么', en: 'enter what needs to change' },
  comments: { zh: '这个初稿的留言已达上限', en: 'this draft has reached its comment limit' },
} as const satisfies Record<string, Record<Lang, string>>;

export const invalid = ({ lang }: Pick<Context, 'lang'>, field: string, text: keyof typeof texts) =>
  new AppError('invalid_request', {}, [{ field, reason: texts[text][lang] }]);

/** Control and direction characters, which disguise an address or a text. */
const hidden = /[\p{Cc}\p{Bidi_Control}]/u;

/**
 * Returns an address that is safe to click: http or https, without a name or password in it. @throws AppError
 * invalid_request
 */
export function webAddress(ctx: Pick<Context, 'lang'>, text: string): string {
  const found = !hidden.test(text) && /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (!found?.hostname || found.username || found.password) throw invalid(ctx, 'url', 'url');
  return found.href;
}

/** @throws AppError collaboration_state: closed and cancelled collaborations are read-only */
export function refuseOver({ state }: { state: CollaborationState }): void {
  if (isOver(state)) throw new AppError('collaboration_state');
}
