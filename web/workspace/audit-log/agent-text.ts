/** The first that fits counts: most browsers also name those that came before them. */
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

/** Browser and system out of a User-Agent: `Chrome · Windows`; its first word where neither is known. */
export function agentText(agent: string): string {
  const known = [browsers, systems].flatMap(list => list.find(([pattern]) => pattern.test(agent))?.[1] ?? []);
  return known.length ? known.join(' · ') : (agent.trim().split(/[\s/]/)[0] ?? '');
}
