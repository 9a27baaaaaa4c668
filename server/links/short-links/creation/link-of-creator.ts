const longestName = 100;

/** `{creator}` in a name stands for theirs; what becomes too long is cut. */
export function nameFor(template: string, creator: string): string {
  const name = template.replaceAll('{creator}', () => creator);
  if (name.length <= longestName) return name;
  return name.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
}

/** A target with the handle as its `utm_content`, in the place of another; all else stays as it was typed. */
export function markedFor(target: string, handle: string): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const others = query
    .slice(1)
    .split('&')
    .filter(part => part !== '' && !/^utm_content(?:=|$)/.test(part));
  return `${address}?${[...others, `utm_content=${encodeURIComponent(handle)}`].join('&')}${hash}`;
}
