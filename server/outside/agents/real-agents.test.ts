import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { realDataFolder } from '../../../test/harness/real-data/real-data.ts';
import { readKnownAgents, type KnownAgent } from '../../../test/harness/real-data/real-user-agents.ts';
import { readAgent } from './read-agent.ts';

const folder = path.join(realDataFolder, 'user-agents');

describe.runIf(existsSync(folder))('of published user agents', () => {
  const known = existsSync(folder) ? readKnownAgents(folder) : [];
  const shareFlagged = (kind: KnownAgent['kind']) => {
    const agents = known.filter(each => each.kind === kind);
    expect(agents.length).toBeGreaterThan(1000);
    return agents.filter(({ agent }) => readAgent(agent).botReason !== '').length / agents.length;
  };

  test('nearly all programs are known', () => {
    expect(shareFlagged('program')).toBeGreaterThanOrEqual(0.99);
  });

  test('nearly no browser of a person is taken for one', () => {
    expect(shareFlagged('browser')).toBeLessThan(0.001);
  });

  test('systems and browsers get a name', () => {
    const shareNamed = (part: 'system' | 'browser') => {
      const agents = known.filter(each => each.kind === 'browser' && (each[part] ?? '') !== '');
      return agents.filter(({ agent }) => readAgent(agent)[part] !== '').length / agents.length;
    };
    expect(shareNamed('system')).toBeGreaterThan(0.99);
    expect(shareNamed('browser')).toBeGreaterThan(0.99);
  });
});
