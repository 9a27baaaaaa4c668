/** The first match wins, since most browsers also name their predecessors. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk/, 'DingTalk'],
  [/Lark\/|Feishu/, 'Feishu'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Browser and system from a User-Agent: `Chrome · Windows`; its first word if neither is known. */
export function agentText(agent: string): string {
  const known = [browsers, systems].flatMap(list => list.find(([pattern]) => pattern.test(agent))?.[1] ?? []);
  return known.length ? known.join(' · ') : (agent.trim().split(/[\s/]/)[0] ?? '');
}
