import { isMailVariable, variableUses } from '../../../../contract/core/mail/mail-variables.ts';

const isOneVariable = (text: string) => {
  const [use] = variableUses(text);
  return use?.length === text.length && isMailVariable(use.name);
};

/**
 * The address of a link from the typed text: web, mail, or a variable.
 * @returns null if it is not an address
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isOneVariable(text)) return text;
  if (/^mailto:/i.test(text) || /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) {
    const address = text.replace(/^mailto:/i, '');
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? `mailto:${address}` : null;
  }
  // Variables may be part of the address; URL parsing would escape them.
  const plain = text.replace(/\{\{[^{}]*\}\}/g, 'x');
  const withScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(plain) ? plain : `https://${plain}`;
  if (/\s/.test(plain) || !URL.canParse(withScheme)) return null;
  const { protocol, hostname } = new URL(withScheme);
  if (!['http:', 'https:'].includes(protocol) || !/[^.]\.[^.]/.test(hostname)) return null;
  return plain === withScheme ? text : `https://${text}`;
}
