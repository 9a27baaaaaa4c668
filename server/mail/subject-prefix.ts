/** What programs put before the subject of an answer or of a mail passed on, in the languages of their users. */
const prefix =
  /^\s*(?:re|aw|sv|antw|odp|vs|ynt|ref|rif|回复|回覆|答复|答覆|fwd?|wg|vb|tr|rv|doorst|转发|轉寄|转寄)\s?(?:\[\d{1,3}\]|\(\d{1,3}\)|\^\d{1,3})?\s?[:：]\s*/iu;

/** A subject without what answering and passing on has put before it. */
export function bareSubject(subject: string): string {
  let bare = subject.trim();
  while (prefix.test(bare)) bare = bare.replace(prefix, '');
  return bare.trim();
}

/** Was it answered or passed on, by what stands before it. */
export const isAnswerSubject = (subject: string): boolean => prefix.test(subject);

/** Two subjects are of one conversation: prefixes, blanks and cases aside. */
export const sameSubject = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const keyOf = (subject: string) => bareSubject(subject).replaceAll(/\s+/g, ' ').toLowerCase();
