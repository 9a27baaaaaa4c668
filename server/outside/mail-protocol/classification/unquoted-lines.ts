const headsQuote =
  /^\s{0,9}(?:-{2,}\s{0,3}(?:original|forwarded|ursprüngliche|mensaje|message d'origine|原始邮件|原邮件|转发邮件|元のメッセージ|původní|doorgestuurd|oryginalna)|on .{5,200} wrote ?:|le .{5,200} a écrit ?:|am .{5,200} schrieb|el .{5,200} escribió ?:|il .{5,200} ha scritto ?:|em .{5,200} escreveu ?:|op .{5,200} schreef|.{0,200}(?:写道|寫道|のメール|написал\S{0,2}|wrote) ?[:：]\s{0,9}$|_{10,}\s{0,9}$|(?:from|von|de|发件人|寄件者|差出人) ?[:：].{0,200}@)/i;

/**
 * Removes quotes from a text, roughly, in order to find phrases. What people see is folded with more care
 * (reply-text).
 */
export function unquoted(text: string, longest: number): string {
  const lines = text.split(/\r\n|\r|\n/);
  const end = lines.findIndex((line, index) => index > 0 && headsQuote.test(line));
  return (end === -1 ? lines : lines.slice(0, end))
    .filter(line => !/^\s{0,9}[>|]/.test(line))
    .join('\n')
    .slice(0, longest);
}
