const longestName = 100;

/** Replaces `{creator}` in a name with the creator's; cuts names that become too long. */
export function nameFor(template: string, creator: string): string {
  const name = template.replaceAll('{creator}', () => creator);
  if (name.length <= longestName) return name;
  return name.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
}

/** Sets the handle as the target's `utm_content`, replacing another value; everything else stays as typed. */
export function markedFor(target: string, handle: string): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const others = query
    .slice(1)
    .split('&')
    .filter(part => part !== '' && !/^utm_content(?:=|$)/.test(part));
  return `${address}?${[...others, `utm_content=${encodeURIComponent(handle)}`].join('&')}${hash}`;
}
