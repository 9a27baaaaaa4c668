/** What programs put before the subject of an answer, or of a mail passed on, in the languages of their users. */
const replies =
  're|aw|antw|antwort|sv|vs|odp|ynt|res|ref|rif|回复|回覆|答复|答覆|回信|返信|회신|отв|ответ|απ|vá|bls';
const forwards = 'fwd?|wg|tr|enc|rv|vl|vb|doorst|pd|ilt|转发|轉發|转寄|轉寄|转送|전달|пересл|πρθ|továbbítás';
const counted = String.raw`(?: ?[[(（^]\d{1,3}[\])）]?)?`;
const run = (words: string) => new RegExp(`^(?:(?:${words})${counted} ?[:：]\\s*)+`, 'iu');
const first = (words: string) => new RegExp(`^(?:${words})${counted} ?[:：]`, 'iu');

export interface SubjectMark {
  mark: string;
  /** All of them that stand there. */
  run: RegExp;
  first: RegExp;
}

export const replyMark: SubjectMark = { mark: 'Re:', run: run(replies), first: first(replies) };
export const forwardMark: SubjectMark = { mark: 'Fwd:', run: run(forwards), first: first(forwards) };

const any = run(`${replies}|${forwards}`);

/** A subject without what answering and passing on has put before it. */
export const bareSubject = (subject: string): string => subject.trim().replace(any, '').trim();

/** Was it answered or passed on, by what stands before it. */
export const isAnswerSubject = (subject: string): boolean => any.test(subject.trim());

/** Two subjects are of one conversation: prefixes, blanks and cases aside. */
export const sameSubject = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const keyOf = (subject: string) => bareSubject(subject).replaceAll(/\s+/g, ' ').toLowerCase();
