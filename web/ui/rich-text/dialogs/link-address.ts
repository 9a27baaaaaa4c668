import { isMailVariable, variableUses } from '../../../../contract/core/mail/mail-variables.ts';

const isOneVariable = (text: string) => {
  const [use] = variableUses(text);
  return use?.length === text.length && isMailVariable(use.name);
};

/**
 * The address that a link gets for what was typed: web, mail, or a variable that stands for one.
 * @returns null for what is no address
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isOneVariable(text)) return text;
  if (/^mailto:/i.test(text) || /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) {
    const address = text.replace(/^mailto:/i, '');
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? `mailto:${address}` : null;
  }
  // Variables may stand within the address, where a real one would be escaped.
  const plain = text.replace(/\{\{[^{}]*\}\}/g, 'x');
  const withScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(plain) ? plain : `https://${plain}`;
  if (/\s/.test(plain) || !URL.canParse(withScheme)) return null;
  const { protocol, hostname } = new URL(withScheme);
  if (!['http:', 'https:'].includes(protocol) || !/[^.]\.[^.]/.test(hostname)) return null;
  return plain === withScheme ? text : `https://${text}`;
}
