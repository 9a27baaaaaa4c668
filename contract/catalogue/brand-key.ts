import { fold } from '../core/text-fold.ts';

const keyLength = 60;

/** The form in which brands are stored, compared and searched: folded, without @ and comma, cut. */
export function brandKey(name: string): string {
  const plain = fold(name).replace(/[\s,，@＠#]+/g, ' ');
  return [...plain.trim()].slice(0, keyLength).join('').trim();
}
