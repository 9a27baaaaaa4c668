/** Masks an address: enough for its owner to recognise it, too little for anybody else: `l***a@gmail.com`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const letters = Array.from(address.slice(0, Math.max(0, at)));
  const first = letters[0] ?? '';
  const last = letters.length > 3 ? letters.at(-1) : '';
  return `${first}***${last}${address.slice(Math.max(0, at))}`;
}
