/** The conversation to open when some leave the list: the next one below, otherwise the nearest above. */
export function nextThread(
  listed: readonly number[],
  leaving: readonly number[],
  openId: number,
): number | null {
  const at = listed.indexOf(openId);
  const stays = (id: number) => !leaving.includes(id);
  return listed.slice(at + 1).find(stays) ?? listed.slice(0, Math.max(0, at)).findLast(stays) ?? null;
}
