/** Reads `a=1; b=2` as in DKIM and DMARC records (RFC 6376 §3.2). @returns null for another form */
export function readTags(text: string): Map<string, string> | null {
  const tags = new Map<string, string>();
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim().toLowerCase();
    if (at < 0 || !/^[a-z]\w*$/.test(name) || tags.has(name)) return null;
    tags.set(name, part.slice(at + 1).trim());
  }
  return tags;
}
