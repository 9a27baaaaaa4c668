import fs from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { makeVisitsFolder } from '../../../../test/harness/links/running-edge.ts';
import { addLinks } from '../../../../test/fixtures/links/some-links.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { readAgent } from '../../../outside/agents/read-agent.ts';
import { makeDb, makePool } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { makeJournalFolder, type JournalFolder } from '../../visit-journal/journal-folder.ts';
import { segmentFile } from '../../visit-journal/journal-segments.ts';
import { visitLine } from '../../visit-journal/visit-line.ts';
import { startDrain, type Drain, type DrainParts } from './visit-drain.ts';

let database: TestDatabase;
let parent: string;
let own: JournalFolder;
let made = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  parent = makeVisitsFolder();
  own = makeJournalFolder(parent);
  onTestFinished(() => {
    own.lock.release();
    fs.rmSync(parent, { recursive: true, force: true });
  });
});

async function newTeam() {
  const { teamId } = await makeTeam(database.db, testContext(), `drained${++made}`);
  return { teamId, linkId: (await addLinks(database.db, teamId, 1))[0] ?? 0 };
}
type Team = Awaited<ReturnType<typeof newTeam>>;

const lineOf = ({ teamId, linkId }: Team, agent = 'Mozilla/5.0', at = Date.parse('2026-11-20T08:00:00Z')) =>
  visitLine({
    at,
    teamId,
    linkId,
    recipientId: null,
    creatorId: null,
    visitor: { kind: 'none' },
    ip: '203.0.113.7',
    isByQr: false,
    isPrefetch: false,
    referrer: '',
    agent,
  });
const write = ({ folder }: Pick<JournalFolder, 'folder'>, ...lines: string[]) =>
  fs.appendFileSync(segmentFile(folder, 0), lines.join(''), 'latin1');

const agentsOf = ({ teamId }: Team) =>
  asTeam(database.db, teamId, async db => {
    const rows = await db.selectFrom('visits').select('browser').orderBy('id').execute();
    return rows.map(row => row.browser);
  });
const soon = { timeout: 120_000, interval: 30 };
const stored = (team: Team, agents: string[]) =>
  vi.waitFor(async () => expect(await agentsOf(team)).toEqual(agents), soon);

const silent = () => ({
  info: vi.fn<(what: object, text: string) => void>(),
  warn: vi.fn<(what: object, text: string) => void>(),
  error: vi.fn<(what: object, text: string) => void>(),
});

/** Stores the agent as the browser, so that a test can tell its visits apart. */
function start(parts: Partial<DrainParts> = {}, log = silent()): Drain & { log: typeof log } {
  const drain = startDrain({
    db: database.db,
    makeContext: testContext,
    parent,
    own,
    times: { idleMs: 250, afterFailureMs: 1000, adoptEveryMs: 60_000, adoptAfterFailureMs: 5000 },
    readers: {
      readAgent: agent => ({ ...readAgent(''), botReason: '', browser: agent }),
      regionOf: () => '',
      key: 'key',
    },
    log: log as unknown as DrainParts['log'],
    ...parts,
  });
  return { ...drain, log };
}

/** A proxy in front of the database that can be cut off. */
async function startGate() {
  const { hostname, port } = new URL(database.appUrl);
  const sockets = new Set<Socket>();
  let isOpen = false;
  let refused = 0;
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => socket.destroy()));
    if (!isOpen) return void (refused++, socket.destroy());
    const onward = connect(Number(port), hostname);
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
    socket.on('close', () => onward.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.appUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const db = makeDb(makePool({ url: url.href, poolSize: 2, onIdleError: () => undefined }));
  onTestFinished(async () => {
    await db.destroy();
    for (const socket of sockets) socket.destroy();
    await new Promise(resolve => server.close(resolve));
  });
  return {
    db,
    refused: () => refused,
    open: () => void (isOpen = true),
    cut() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
  };
}

it('stores existing and new visits of all teams', async () => {
  const teams = [await newTeam(), await newTeam(), await newTeam()] as const;
  write(own, ...teams.map(team => lineOf(team, 'a')));
  const drain = start();
  for (const team of teams) await stored(team, ['a']);
  write(own, lineOf(teams[0], 'b'), lineOf(teams[2], 'c'));
  await stored(teams[0], ['a', 'b']);
  expect(await drain.finish()).toBe(true);
  expect(await Promise.all(teams.map(agentsOf))).toEqual([['a', 'b'], ['a'], ['a', 'c']]);
  expect(drain.log.error).not.toHaveBeenCalled();
});

it('stores the last visits before it ends', async () => {
  const team = await newTeam();
  const drain = start();
  write(own, lineOf(team, 'last'));
  expect(await drain.finish()).toBe(true);
  expect(await agentsOf(team)).toEqual(['last']);
});

it('skips only what the database refuses', async () => {
  const [team, other] = [await newTeam(), await newTeam()];
  const poison = 'x';
  const readers: DrainParts['readers'] = {
    readAgent: agent => ({ ...readAgent(''), botReason: '', browser: agent === poison ? '\0' : agent }),
    regionOf: () => '',
    key: 'key',
  };
  const agents = Array.from({ length: 40 }, (_, n) =>
    n === 0 || n === 17 || n === 39 ? poison : `agent ${n}`,
  );
  write(own, ...agents.map(agent => lineOf(team, agent)), lineOf(other, 'other'), lineOf(team, 'more'));
  const drain = start({ readers });
  await stored(team, [...agents.filter(agent => agent !== poison), 'more']);
  await stored(other, ['other']);
  expect(await drain.finish()).toBe(true);
  expect(drain.log.error).toHaveBeenCalledTimes(3);
  expect(drain.log.error).toHaveBeenCalledWith(
    expect.objectContaining({ journal: own.id, ...team }),
    'a visit was refused',
  );
});

it('skips invalid lines, and reports it once', async () => {
  const team = await newTeam();
  write(own, lineOf(team, 'a'), 'spoilt\n', lineOf(team, 'late', 999_999_999_999_999), lineOf(team, 'b'));
  const drain = start();
  await vi.waitFor(async () => expect(await agentsOf(team)).toContain('b'), soon);
  await drain.finish();
  expect((await agentsOf(team)).toSorted()).toEqual(['a', 'b', 'late']);
  expect(drain.log.error.mock.calls).toEqual([
    [{ journal: own.id, lines: 1 }, 'a journal of visits holds spoilt lines'],
  ]);
});

it('waits while the database is away, and stores everything once when it is back', async () => {
  const team = await newTeam();
  const gate = await startGate();
  write(own, lineOf(team, 'a'));
  const drain = start({ db: gate.db });
  await vi.waitFor(() => expect(drain.log.warn).toHaveBeenCalled(), soon);
  write(own, lineOf(team, 'b'));
  gate.open();
  await stored(team, ['a', 'b']);
  gate.cut();
  write(own, lineOf(team, 'c'));
  await vi.waitFor(() => expect(gate.refused()).toBeGreaterThan(1), soon);
  gate.open();
  await stored(team, ['a', 'b', 'c']);
  expect(await drain.finish()).toBe(true);
});

it('reports that visits are not stored if it ends while the database is down', async () => {
  const team = await newTeam();
  const gate = await startGate();
  write(own, lineOf(team, 'a'));
  const cut = start({ db: gate.db });
  await vi.waitFor(() => expect(cut.log.warn).toHaveBeenCalled(), soon);
  expect(await cut.finish()).toBe(false);
  // As the next start does.
  own.lock.release();
  const left = own;
  own = makeJournalFolder(parent);
  const next = start();
  await stored(team, ['a']);
  expect(await next.finish()).toBe(true);
  expect(fs.existsSync(left.folder)).toBe(false);
});

it('adopts journals of ended processes, and continues where they were', async () => {
  const team = await newTeam();
  const killed = makeJournalFolder(parent);
  write(killed, lineOf(team, 'a'), lineOf(team, 'b'));
  const before = start({ own: killed, parent: path.join(parent, killed.id) });
  await stored(team, ['a', 'b']);
  await before.finish();
  write(killed, lineOf(team, 'c'), lineOf(team, 'torn').slice(0, 30));
  killed.lock.release();
  const drain = start();
  await stored(team, ['a', 'b', 'c']);
  const left = () => fs.readdirSync(parent).filter(entry => entry.startsWith(killed.id));
  await vi.waitFor(() => expect(left()).toEqual([]), soon);
  expect(await drain.finish()).toBe(true);
  expect(await agentsOf(team)).toEqual(['a', 'b', 'c']);
});

it('a journal that cannot be stored delays neither others nor its own', async () => {
  const team = await newTeam();
  const lefts = [makeJournalFolder(parent), makeJournalFolder(parent)] as const;
  const broken = segmentFile(lefts[0].folder, 0);
  fs.mkdirSync(broken);
  write(lefts[1], lineOf(team, 'left'));
  write(own, lineOf(team, 'own'));
  for (const { lock } of lefts) lock.release();
  const drain = start();
  await vi.waitFor(async () => expect((await agentsOf(team)).toSorted()).toEqual(['left', 'own']), soon);
  expect(await drain.finish()).toBe(true);
  expect(drain.log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ journal: lefts[0].id }),
    'visits wait in a journal that was left',
  );
  expect([fs.existsSync(lefts[0].folder), fs.existsSync(lefts[1].folder)]).toEqual([true, false]);
});
