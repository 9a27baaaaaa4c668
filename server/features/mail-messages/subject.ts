import { isMailVariable, variableUses, type VariableValues } from '../../../contract/mail-variables.ts';

function filled(text: string, values: VariableValues): string {
  let [subject, from] = ['', 0];
  for (const { name, fallback, at, length } of variableUses(text)) {
    const value = isMailVariable(name) ? values[name] : undefined;
    subject += text.slice(from, at) + (value || (fallback ?? ''));
    from = at + length;
  }
  return (subject + text.slice(from)).replace(/\s+/g, ' ').trim();
}

const answering = /^(?:re|回复|答复)\s*[:：]/i;

/**
 * The subject of a message as it was sent, without making the message again.
 * @param written its round’s, and that of the first round, under which a follow-up without a subject goes on
 */
export function sentSubject(
  written: { own: string | null; first: string | null },
  values: VariableValues,
): string {
  const { own, first } = written;
  if (own) return filled(own, values);
  const subject = filled(first ?? '', values);
  return !subject || answering.test(subject) ? subject : `Re: ${subject}`;
}
