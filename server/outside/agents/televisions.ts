/**
 * Marks of televisions and boxes beside them: standards (HbbTV, CE-HTML), systems, portals of makers, browsers made for
 * them. Their agents are long and odd, and contain any word.
 */
const television =
  /smart[- ]?tv|google ?tv|android ?tv|apple ?tv|[a-z]tv\/|\btv[;/]|\btv\b.{0,12}build|hbbtv|ce-html|net ?tv|netcast|web0s|webos\.tv|tizen tv|\broku\b|crkey|bravia|\bviera\b|aquos ?(?:browser|tv)|\baft[a-z]+\d* build|large screen|vidaa|zeasn|whale ?(?:os|tv)|titan ?os|netrange|foxxum|\bvewd|\bomi\/|opera tv|espial|ekioh|inettv|galio|\bsraf\b|\btivo|set-?top|\bstb(?:app)?\b|\(dtv\)|sony(?:dtv|ce)|dune ?(?:hd|player)|vstvb|linux (?:arm|aarch|mips)[^)]*\).* model\/|maple ?2\d{3}/i;

/** Whether a user agent is that of a television, or of a box beside one. */
export const isTelevision = (agent: string): boolean => television.test(agent);
