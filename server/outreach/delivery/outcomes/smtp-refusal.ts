import type { SenderFault } from '../../../../contract/outreach/senders/senders.ts';
import { reportOf } from '../../../outside/mail-protocol/classification/bounces/delivery-status.ts';
import type { RefusedAt } from '../../../outside/mail-protocol/smtp/smtp-link.ts';

/**
 * What a refusal is about: an address that does not exist, for good; this mail to this recipient, permanently; the
 * sender, which must stop; or a temporary state, so that it is tried again (RFC 5321 §4.2.1, RFC 3463). Providers use
 * both kinds of codes for "your mailbox sends too much".
 */
export type Refusal =
  | { about: 'address' }
  | { about: 'recipient' }
  | { about: 'moment' }
  | { about: 'sender'; fault: Extract<SenderFault, 'wrongSecret' | 'locked' | 'tooMany' | 'addressRefused'> };

const rules: readonly [RegExp, SenderFault & ('wrongSecret' | 'locked' | 'tooMany' | 'addressRefused')][] = [
  [
    /5\.7\.(?:8|9)\b|authentication (?:required|failed|credentials)|not authenticated|认证失败|authoriz\w+ fail/i,
    'wrongSecret',
  ],
  [
    /(?:account|mailbox|user|sender|IP)[^.]{0,40}(?:locked|blocked|suspended|disabled|frozen|banned)|[发寄]信(?:功能|权限)[^。]{0,12}(?:关闭|禁止|限制)|账号[^。]{0,8}(?:冻结|封禁|锁定|异常)|denied by (?:security|abuse)/i,
    'locked',
  ],
  [
    /5\.4\.5\b|4\.7\.28\b|(?:daily|hourly|sending|message|submission|rate)[- ](?:user )?(?:sending )?(?:quota|limit|rate)[^.]{0,30}(?:exceed|reach)|exceeded[^.]{0,40}(?:quota|limit|rate)[^.]{0,20}|too many (?:messages|mails|recipients|connections)|frequency limit|[发寄](?:送|信)(?:频率|数量|频繁)|超(?:过|出)[^。]{0,12}(?:限制|上限|限额)/i,
    'tooMany',
  ],
  [
    /5\.7\.60\b|sendas|send as (?:this|denied)|sender address rejected|not owned by (?:user|auth)|mail from[^.]{0,30}(?:denied|must (?:equal|be same))|发件人[^。]{0,10}(?:不一致|不符)/i,
    'addressRefused',
  ],
];

/** Phrases about a full or closed mailbox of the recipient, which resemble a limit or a lock of the sender. */
const ofRecipient =
  /(?:tried|trying) to reach|5\.2\.1\b|(?:recipient|mailbox|user|over|inbox)[^.]{0,20}(?:over ?quota|is full|full\b|storage)|5\.2\.2\b|4\.2\.2\b|收件(?:人|箱)/i;

export interface Refused {
  code: number;
  response: string;
  refusedAt: RefusedAt;
}

/** Some servers refuse mail that they dislike with "mailbox unavailable" and the true reason. */
const refusesMail =
  /\bspam|unsolicited|polic(?:y|ies)|reputation|block(?:ed|list)|black ?list|\b(?:spf|dkim|dmarc)\b|垃圾|黑名单|策略/i;

/**
 * Returns whether the refusal says that there is no such mailbox, by the words and codes that make a bounce hard. It
 * answers to one recipient, even if it comes after the content: no server in between has accepted the mail.
 */
function isDeadAddress({ code, response, refusedAt }: Refused): boolean {
  if (code < 500 || refusedAt === 'sender') return false;
  const { permanence, status } = reportOf([], response, { more: 'in reply to RCPT TO' });
  if (permanence !== 'hard' || status.startsWith('5.7.')) return false;
  return status.startsWith('5.1.') || !refusesMail.test(response);
}

export function readRefusal(refused: Refused): Refusal {
  if (isDeadAddress(refused)) return { about: 'address' };
  const { code, response } = refused;
  if (!ofRecipient.test(response)) {
    const rule = rules.find(([words]) => words.test(response));
    if (rule) return { about: 'sender', fault: rule[1] };
    if (code === 530 || code === 535 || code === 534) return { about: 'sender', fault: 'wrongSecret' };
  }
  return { about: code >= 500 || code === 0 ? 'recipient' : 'moment' };
}
