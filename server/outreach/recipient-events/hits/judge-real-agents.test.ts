import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { realDataFolder } from '../../../../test/harness/real-data/real-data.ts';
import { judgeAgent } from './judge-agent.ts';

const folder = path.join(realDataFolder, 'user-agents');

function textOf(file: string): string {
  const bytes = readFileSync(path.join(folder, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}
const linesOf = (file: string) => textOf(file).split('\n').filter(Boolean);

/** The share of the programs in a file that are recognised as programs when they follow a link. */
const shareKnown = (agents: readonly string[]) =>
  agents.filter(agent => judgeAgent(agent, 'click') !== null).length / agents.length;

test.each([
  [
    'isbot',
    () =>
      linesOf('isbot/isbot.jsonl')
        .map(line => JSON.parse(line) as { ua: string; expected_bot: boolean })
        .filter(each => each.expected_bot)
        .map(each => each.ua),
    0.98,
  ],
  [
    'crawlers',
    () =>
      linesOf('crawler-user-agents/crawlers.jsonl').flatMap(
        line => (JSON.parse(line) as { instances: string[] }).instances,
      ),
    0.99,
  ],
  [
    'Matomo',
    () => linesOf('matomo/bots.jsonl').map(line => (JSON.parse(line) as { user_agent: string }).user_agent),
    0.99,
  ],
] as const)('of the programs of %s nearly all are known', (_name, agents, share) => {
  expect(shareKnown(agents())).toBeGreaterThan(share);
});

/** Devices of people. The list contains apps that are no browsers and do not follow links. */
test('of the browsers of people on real devices nearly none is taken for a program', () => {
  const files = readdirSync(path.join(folder, 'matomo')).filter(file =>
    /^(?:desktop|smartphone|tablet|phablet)/.test(file),
  );
  const agents = files.flatMap(file =>
    Array.from(
      textOf(`matomo/${file}`).matchAll(/^ {2}user_agent: ['"]?(Mozilla\/\d.*?)['"]?$/gm),
      ([, agent = '']) => agent,
    ),
  );
  expect(agents.length).toBeGreaterThan(10_000);
  expect(shareKnown(agents)).toBeLessThan(0.002);
});
