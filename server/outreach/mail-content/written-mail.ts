import type { MailBody } from '../../../contract/outreach/mail-content.ts';
import {
  isMailVariable,
  variableUses,
  type MailVariable,
} from '../../../contract/core/mail/mail-variables.ts';
import { cleanHtml } from './html/clean-html.ts';
import { textOf } from './html/html-to-text.ts';
import type { Footer } from './unsubscribe-footer.ts';

export interface ToWrite {
  body: Pick<MailBody, 'subject' | 'html' | 'text'>;
  /** The subject of the first round, which a follow-up without a subject continues. */
  firstSubject: string;
  signatureHtml: string;
  footer: Footer | null;
}

/** The whole text of a mail, with variables. */
export interface WrittenMail {
  subject: string;
  html: string;
  text: string;
}

const answering = /^(?:re|回复|答复)\s*[:：]/i;

export function subjectOf(subject: string, firstSubject: string): string {
  if (subject || !firstSubject) return subject;
  return answering.test(firstSubject) ? firstSubject : `Re: ${firstSubject}`;
}

const uses = (text: string, variable: MailVariable) =>
  variableUses(text).some(({ name }) => name === variable);

const unsubscribes = (text: string) => uses(text, 'unsubscribe.link');

/** Joins body, signature and footer; without the footer if the body has an unsubscribe link of its own. */
export function writtenMail({ body, firstSubject, signatureHtml, footer }: ToWrite): WrittenMail {
  const html = cleanHtml(body.html);
  const signature = cleanHtml(signatureHtml);
  const signatureText = textOf(signature);
  const written = {
    html: signature ? `${html}\n<div>${signature}</div>` : html,
    // The line that marks a signature for programs (RFC 3676 §4.3).
    text: (body.text ?? textOf(html)) + (signatureText ? `\n\n-- \n${signatureText}` : ''),
  };
  return {
    subject: subjectOf(body.subject, firstSubject),
    html:
      footer && !unsubscribes(written.html)
        ? `${written.html}\n<p style="margin:24px 0 0;font-size:12px;color:#666666">${footer.html}</p>`
        : written.html,
    text: footer && !unsubscribes(written.text) ? `${written.text}\n\n${footer.text}` : written.text,
  };
}

/** Returns the known variables that a mail uses, each once. */
export function usedVariables({ subject, html, text }: WrittenMail): MailVariable[] {
  const names = [subject, html, text].flatMap(part => variableUses(part).map(({ name }) => name));
  return [...new Set(names)].filter(isMailVariable);
}

/** Returns variables that leave a gap without a value, because they have no fallback in some place. */
export function requiredVariables({ subject, html, text }: WrittenMail): MailVariable[] {
  const names = [subject, html, text].flatMap(part =>
    variableUses(part).flatMap(({ name, fallback }) => (fallback ? [] : name)),
  );
  return [...new Set(names)].filter(isMailVariable).filter(name => name !== 'unsubscribe.link');
}

/** Returns the rounds that contain `{{link}}`, from 1: all of them if a signature contains it. */
export function roundsUsingLink(
  rounds: readonly Pick<MailBody, 'subject' | 'html' | 'text'>[],
  signatures: readonly { signatureHtml: string }[],
): number[] {
  const isSigned = signatures.some(({ signatureHtml }) => uses(signatureHtml, 'link'));
  return rounds.flatMap(({ subject, html, text }, place) =>
    isSigned || [subject, html, text ?? ''].some(part => uses(part, 'link')) ? place + 1 : [],
  );
}
