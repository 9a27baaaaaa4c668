import path from 'node:path';
import { isbot } from 'isbot';
import { readAgent } from '../../../server/outside/agents/read-agent.ts';
import { findBotReason } from '../../../server/outside/agents/robots.ts';
import { realDataFolder } from '../../../test/harness/real-data/real-data.ts';
import { readKnownAgents, type KnownAgent } from '../../../test/harness/real-data/real-user-agents.ts';
import { atLeast, atMost, round, type Report } from '../../report.ts';
import { isSameBrowser, isSameSystem } from './agent-names.ts';

interface Figure {
  corpus: string;
  what: string;
  hits: number;
  of: number;
}

/** One row per corpus and one for all; `rows` are the agents that the figure covers. */
function figuresOf(
  what: string,
  rows: readonly KnownAgent[],
  isHit: (each: KnownAgent) => boolean,
): Figure[] {
  const count = (corpus: string, own: readonly KnownAgent[]): Figure => ({
    corpus,
    what,
    hits: own.filter(isHit).length,
    of: own.length,
  });
  const byCorpus = Object.entries(Object.groupBy(rows, ({ corpus }) => corpus));
  return [...byCorpus.map(([corpus, own = []]) => count(corpus, own)), count('all', rows)];
}

const percent = ({ hits, of }: Figure) => (of === 0 ? 0 : round((100 * hits) / of, 3));
const isFlagged = ({ agent }: KnownAgent) => readAgent(agent).botReason !== '';

/** The share of agents named by a corpus that get the same name. */
function recognised(
  what: string,
  known: readonly KnownAgent[],
  part: 'system' | 'browser' | 'device',
  isSame: (expected: string, found: string) => boolean,
): Figure[] {
  const named = known.filter(each => each[part] !== null && each[part] !== '');
  return figuresOf(what, named, each => isSame(each[part] ?? '', readAgent(each.agent)[part]));
}

/** Microseconds of CPU per agent, none seen before; other work of the machine does not count. */
function timeOf(agents: readonly string[], read: (agent: string) => unknown): number {
  for (const agent of agents.slice(0, 2000)) read(agent);
  const began = process.cpuUsage();
  for (const agent of agents) read(agent);
  return round(process.cpuUsage(began).user / agents.length, 1);
}

/**
 * `npm run check -- agents [FOLDER]`: the recognition of user agents of published corpora.
 * `test/harness/real-data/real-user-agents.ts` says which are programs and which real browsers; agents that are neither
 * have their own rows.
 */
export async function checkAgents(folder = path.join(realDataFolder, 'user-agents')): Promise<Report> {
  const known = readKnownAgents(folder);
  const ofKind = (kind: KnownAgent['kind']) => known.filter(each => each.kind === kind);
  const programs = figuresOf('programs flagged', ofKind('program'), isFlagged);
  const browsers = figuresOf('real browsers flagged', ofKind('browser'), isFlagged);
  const plainly = ({ agent }: KnownAgent) => isbot(agent);
  const baselines = [
    ...figuresOf('programs flagged by isbot alone (baseline)', ofKind('program'), plainly).slice(-1),
    ...figuresOf('real browsers flagged by isbot alone (baseline)', ofKind('browser'), plainly).slice(-1),
  ];
  const rows = [
    ...baselines,
    ...programs,
    ...browsers,
    ...figuresOf('neither, flagged', ofKind('other'), isFlagged),
    ...recognised('system right', known, 'system', isSameSystem),
    ...recognised('browser right', known, 'browser', isSameBrowser),
    ...recognised('device right', known, 'device', (expected, found) => expected === found),
  ];
  const whole = (figures: readonly Figure[]) => {
    const all = figures.at(-1);
    return all === undefined ? 0 : percent(all);
  };
  const agents = [...new Set(known.map(({ agent }) => agent))];
  const times = {
    agents: agents.length,
    readMicroseconds: timeOf(agents, readAgent),
    programsMicroseconds: timeOf(agents, findBotReason),
  };
  const misses = [
    ...ofKind('program').filter(each => !isFlagged(each)),
    ...ofKind('browser').filter(isFlagged),
  ].map(({ corpus, kind, agent }) => ({ corpus, kind, agent }));
  return {
    results: [...rows.map(each => ({ ...each, percent: percent(each) })), times, ...misses],
    targets: [
      atLeast('programs flagged, %', whole(programs), 99),
      atMost('real browsers flagged, %', whole(browsers), 0.1),
    ],
    table: [
      '| corpus | what | hits | of | % |',
      '|---|---|---:|---:|---:|',
      ...rows.map(each => `| ${each.corpus} | ${each.what} | ${each.hits} | ${each.of} | ${percent(each)} |`),
      '',
      `${times.agents} distinct agents: ${times.readMicroseconds} µs of CPU to read one, of them ${times.programsMicroseconds} µs to tell a program.`,
    ],
  };
}
