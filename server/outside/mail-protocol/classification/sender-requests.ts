import { bodyOf, fromOf, headerOf, plainly } from './mail-signs.ts';
import type { ParsedMail } from '../parsing/parsed-mail.ts';
import { unquoted } from './unquoted-lines.ts';

const challengers =
  /@(?:[\w-]+\.)?(?:boxbe\.com|spamarrest\.com|bluebottle\.com|mailinblack\.com|sendio\.com|qboxmail\.com|spamfence\.net|0spam\.com)$|^spamblocker-challenge@|(?:confirm|challenge|verify|tmda|whitelist)[-+.][^@]*@/;
const challengeWords =
  /(?:only|now) (?:allow|accept)\S{0,3} (?:incoming )?(?:messages?|e-?mails?|mail) (?:only )?from (?:senders|people|approved|known)|approved senders?|(?:confirm|verify|prove|authenticate)(?: that)? (?:you|your (?:e-?mail|message|address|identity)|this (?:message|e-?mail))[^.]{0,80}(?:human|person|spam|deliver|sender|real|click|link|reply)|(?:spam|challenge)[- ]?(?:arrest|blocker|response|filter)[^.]{0,80}(?:confirm|verify|click|request)|(?:click|visit|follow|reply)[^.]{0,80}(?:to (?:have|get|release)|so that|in order)[^.]{0,80}(?:message|e-?mail|mail)[^.]{0,30}(?:delivered|released|through)|(?:message|mail|sender|server) requires? confirmation|(?:guest|white) ?list[^.]{0,60}(?:add|request|click|visit)|(?:address|e-?mail) (?:be )?added to[^.]{0,60}(?:allowed|approved|white|guest|safe)[ -]?list|listed on my \S{1,20} guest list|held (?:until|pending|for)[^.]{0,60}(?:confirm|verif|approv)|not (?:yet )?on (?:his|her|their|my|the) (?:guest|approved|white|contact|allow)[- ]?list|(?:点击|点此|回复).{0,30}(?:验证|确认).{0,30}(?:发件人|身份|邮件|投递)/;

/** Returns whether a filter of the receiver holds the mail until the sender confirms something. */
export function isChallenge(mail: ParsedMail): boolean {
  const words = plainly(unquoted(bodyOf(mail), 4000));
  if (!challengeWords.test(words)) return false;
  const isKnown =
    challengers.test(fromOf(mail)) ||
    challengers.test((headerOf(mail, 'return-path') ?? '').replaceAll(/[<>\s]/g, '').toLowerCase());
  return isKnown || /(?:https?:\/\/|reply to this|回复本|回复此)/.test(words);
}

const oneWord =
  /^[^\p{L}\p{N}]{0,9}(?:please )?(?:unsubscribe|opt[ -]?out|remove(?: me)?(?: from (?:this|your|the)(?: mailing)? list)?|unsubscribe(?: me)?(?: from (?:this|your|the)(?: mailing)? list)?|stop|退订|取消订阅|請取消訂閱|取消訂閱|td|解除|配信停止|abmelden|désinscription|se désinscrire|darse de baja|cancelar suscripción|disiscriviti|отписаться)(?: please| me)?[^\p{L}\p{N}]{0,9}$/u;
const byProgram =
  /sent this e-?mail to unsubscribe|this (?:message|e-?mail) was automatically (?:generated|sent).{0,60}unsubscribe/;

/** Returns the rule by which a mail asks to unsubscribe; null if it does not. */
export function unsubscribeRule(mail: ParsedMail): string | null {
  if (headerOf(mail, 'x-apple-unsubscribe')?.toLowerCase() === 'true') return 'unsubscribeHeader';
  const subject = plainly(mail.subject);
  const words = plainly(unquoted(bodyOf(mail), 600));
  if (byProgram.test(words)) return 'unsubscribeProgram';
  if (oneWord.test(words)) return 'unsubscribeWord';
  return oneWord.test(subject) && !subject.startsWith('re:') && words.length < 200
    ? 'unsubscribeSubject'
    : null;
}
