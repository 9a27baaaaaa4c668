import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readMatomoEntries } from './matomo-agents.ts';

/** A user agent of a published corpus, with the corpus's classification. */
export interface KnownAgent {
  /** The folder and the kind of its file: `isbot`, `matomo devices`, `uap-core ua`, … */
  corpus: string;
  agent: string;
  /** `browser`: a person's; `program`: automatic; `other`: an app, a player, a mail program, or unspecified. */
  kind: 'browser' | 'program' | 'other';
  /** In the corpus's own names; null if not classified, empty if the corpus knows none. */
  system: string | null;
  browser: string | null;
  /** `phone`, `tablet`, `desktop` or `tv` if the corpus says so, otherwise null. */
  device: string | null;
}

interface Line {
  ua?: string;
  user_agent?: string;
  instances?: string[];
  expected_bot?: boolean;
  group?: string;
  expected?: { family?: string | null; brand?: string | null };
}

/**
 * `test_ua` of uap-core mixes programs, libraries, apps and browsers without classifying them. Families with these
 * words are programs, those of the second list browsers; mail programs, players, apps, tools and all others are
 * neither.
 */
const programFamily =
  /bot\b|bot[\W_\d]|bots\b|robot|crawl|spider|scrap(?:e|er|y)\b|slurp|seeker|nutch|archiver|monitor\b|synthetic|aws-sdk|boto|urllib|http-?client|^(?:curl|wget2?|okhttp|axios|reqwest|libwww-perl|scrapy|httrack)$/i;
const browserFamily =
  /^(?:chrom(?:e|ium)|firefox|(?:mobile )?safari|opera|ie\b|edge|uc browser|samsung internet|brave|vivaldi|yandex|maxthon|puffin|coc coc|iron|pale moon|waterfox|seamonkey|camino|iceweasel|konqueror|epiphany|amazon silk|android$|blackberry|nokia browser|duckduckgo|ecosia|whale|qq browser|honor browser|heytap|vivobrowser|mint browser|sogou|sailfish|netfront|obigo|dolphin|ladybird|otter|qupzilla|falkon|aloha|avast|tor\b)|(?<!s3 )browser\b/i;

const familyOf = ({ expected }: Line) => (expected?.family === 'Other' ? '' : (expected?.family ?? ''));

/**
 * The fields of a line determine its format, so that files may have any name; for uap-core, the file name counts too.
 */
function agentsOfLine(line: Line, folder: string, file: string): KnownAgent[] {
  const said = (agent: string, kind: KnownAgent['kind'], more: Partial<KnownAgent> = {}): KnownAgent => ({
    corpus: folder,
    agent,
    kind,
    system: null,
    browser: null,
    device: null,
    ...more,
  });
  if (line.instances) return line.instances.map(agent => said(agent, 'program'));
  if (line.user_agent !== undefined) return [said(line.user_agent, 'program', { corpus: `${folder} bots` })];
  if (line.ua === undefined) return [];
  if (line.expected_bot !== undefined) {
    // isbot does not want to block "Insignificat bots", but they are not browsers either.
    const isBrowser = !/ bots\b/.test(line.group ?? '');
    return [said(line.ua, line.expected_bot ? 'program' : isBrowser ? 'browser' : 'other')];
  }
  const family = familyOf(line);
  if (/os_tests|test_os/.test(file)) {
    return [said(line.ua, 'other', { corpus: `${folder} systems`, system: family })];
  }
  if (file.includes('device')) {
    const isSpider = line.expected?.brand === 'Spider';
    return [said(line.ua, isSpider ? 'program' : 'other', { corpus: `${folder} devices` })];
  }
  const isBrowser = /firefox|opera/.test(file) || (!file.includes('podcast') && browserFamily.test(family));
  const kind = programFamily.test(family) ? 'program' : isBrowser ? 'browser' : 'other';
  return [said(line.ua, kind, { corpus: `${folder} browsers`, browser: kind === 'browser' ? family : null })];
}

const devicesOfMatomo: Readonly<Record<string, string>> = {
  smartphone: 'phone',
  'feature phone': 'phone',
  phablet: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
  tv: 'tv',
};

/** Real browsers are device-detector's browsers; its libraries count as programs. */
const agentsOfMatomo = (text: string, folder: string): KnownAgent[] =>
  readMatomoEntries(text).map(({ agent, isBot, system, clientType, client, deviceType }) => {
    const isProgram = isBot || clientType === 'library';
    const kind = isProgram ? 'program' : clientType === 'browser' ? 'browser' : 'other';
    return {
      corpus: isBot ? `${folder} bots` : isProgram ? `${folder} libraries` : `${folder} devices`,
      agent,
      kind,
      system: isProgram ? null : system,
      browser: kind === 'browser' ? client : null,
      device: isProgram ? null : (devicesOfMatomo[deviceType] ?? null),
    };
  });

function textOf(file: string): string {
  const bytes = fs.readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

/** Drops agents that one corpus calls a program and another a browser. */
function withoutDisputed(agents: readonly KnownAgent[]): KnownAgent[] {
  const named = (kind: KnownAgent['kind']) =>
    new Set(agents.filter(each => each.kind === kind).map(({ agent }) => agent));
  const programs = named('program');
  const disputed = named('browser').intersection(programs);
  return agents.map(each => (disputed.has(each.agent) ? { ...each, kind: 'other' } : each));
}

/**
 * The user agents of a folder of published corpora, `NAME/*.jsonl[.gz]` and `NAME/*.yml[.gz]`, each once per corpus.
 */
export function readKnownAgents(root: string): KnownAgent[] {
  const agents = fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, parentPath }): KnownAgent[] => {
      const file = path.join(parentPath, name);
      const folder = path.basename(parentPath);
      if (/\.ya?ml(?:\.gz)?$/.test(name)) return agentsOfMatomo(textOf(file), folder);
      if (!/\.jsonl(?:\.gz)?$/.test(name)) return [];
      return textOf(file)
        .split('\n')
        .filter(line => line.trim() !== '')
        .flatMap(line => agentsOfLine(JSON.parse(line) as Line, folder, name));
    });
  return [
    ...new Map(
      withoutDisputed(agents).map(each => [`${each.corpus}\n${each.kind}\n${each.agent}`, each]),
    ).values(),
  ];
}
