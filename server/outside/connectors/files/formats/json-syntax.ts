const escape = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

/** Returns where the string that opens at `from` ends, or where its syntax breaks. */
function readString(text: string, from: number): { end: number; closed: boolean } {
  let at = from + 1;
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (sign === '"') return { end: at + 1, closed: true };
    if (sign < ' ') return { end: at, closed: false };
    at++;
    if (sign !== '\\') continue;
    escape.lastIndex = at;
    if (!escape.test(text)) return { end: at, closed: false };
    at = escape.lastIndex;
  }
  return { end: at, closed: false };
}

/** Returns the first place where `text` is not JSON: the offset and the character there, or 'end'. */
export function firstJsonFault(text: string): { offset: number; unexpected: string } | undefined {
  const skip = /[ \t\r\n]*/y;
  const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
  let at = 0;
  const move = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const open: ('{' | '[')[] = [];
  type State = 'value' | 'first-key' | 'key' | 'first-item' | 'after';
  let state: State = 'value';
  for (;;) {
    move(skip);
    const sign = text[at];
    if (state === 'after' && open.length === 0) {
      return sign === undefined ? undefined : { offset: at, unexpected: sign };
    }
    if (sign === undefined) return { offset: at, unexpected: 'end' };
    if (state === 'after') {
      const inside = open.at(-1);
      if (sign === ',') state = inside === '{' ? 'key' : 'value';
      else if (sign === (inside === '{' ? '}' : ']')) open.pop();
      else return { offset: at, unexpected: sign };
      at++;
      continue;
    }
    if ((state === 'first-key' && sign === '}') || (state === 'first-item' && sign === ']')) {
      open.pop();
      state = 'after';
      at++;
      continue;
    }
    if (sign === '"') {
      const { end, closed } = readString(text, at);
      at = end;
      if (!closed) return { offset: at, unexpected: text[at] ?? 'end' };
      if (state === 'key' || state === 'first-key') {
        move(skip);
        if (text[at] !== ':') return { offset: at, unexpected: text[at] ?? 'end' };
        at++;
        state = 'value';
      } else state = 'after';
      continue;
    }
    if (state === 'key' || state === 'first-key') return { offset: at, unexpected: sign };
    if (sign === '{' || sign === '[') {
      open.push(sign);
      state = sign === '{' ? 'first-key' : 'first-item';
      at++;
    } else if (move(literal)) state = 'after';
    else return { offset: at, unexpected: sign };
  }
}
