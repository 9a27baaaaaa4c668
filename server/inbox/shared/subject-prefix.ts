/** Prefixes that programs put before the subject of an answer or a forwarded mail, in the languages of their users. */
const replies =
  're|aw|antw|antwort|sv|vs|odp|ynt|res|ref|rif|回复|回覆|答复|答覆|回信|返信|회신|отв|ответ|απ|vá|bls';
const forwards = 'fwd?|wg|tr|enc|rv|vl|vb|doorst|pd|ilt|转发|轉發|转寄|轉寄|转送|전달|пересл|πρθ|továbbítás';
const counted = String.raw`(?: ?[[(（^]\d{1,3}[\])）]?)?`;
const run = (words: string) => new RegExp(`^(?:(?:${words})${counted} ?[:：]\\s*)+`, 'iu');
const first = (words: string) => new RegExp(`^(?:${words})${counted} ?[:：]`, 'iu');

export interface SubjectMark {
  mark: string;
  /** Matches all prefixes in a row. */
  run: RegExp;
  first: RegExp;
}

export const replyMark: SubjectMark = { mark: 'Re:', run: run(replies), first: first(replies) };
export const forwardMark: SubjectMark = { mark: 'Fwd:', run: run(forwards), first: first(forwards) };

const any = run(`${replies}|${forwards}`);

/** Returns a subject without prefixes of answers and forwarded mails. */
export const bareSubject = (subject: string): string => subject.trim().replace(any, '').trim();

/** Returns whether a prefix shows that it is an answer or a forwarded mail. */
export const isAnswerSubject = (subject: string): boolean => any.test(subject.trim());

/** Returns whether two subjects are equal apart from prefixes, blanks and case. */
export const sameSubject = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const keyOf = (subject: string) => bareSubject(subject).replaceAll(/\s+/g, ' ').toLowerCase();
