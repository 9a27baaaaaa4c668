import { allEndpoints } from '../../../test/harness/app/all-endpoints.ts';
import { realContext } from '../../../server/core/real-context.ts';
import { atLeast, atMost, progress, round, type Report } from '../../report.ts';
import { drawRequest, type Drawn } from './draw/draw-request.ts';
import { Findings, type Finding } from './findings.ts';
import { isBusy, judge } from './judge.ts';
import { nameOf, Seen } from './seen.ts';
import { send, type Answer } from './send.ts';
import { makeCallers, renew, type Caller } from './world/callers.ts';
import { plantFaults, startLossyServer } from './world/plant-faults.ts';
import { prepare } from './world/prepare.ts';
import { startProduct } from './world/product.ts';

const counts = { whole: 100_000, quick: 20_000 };
/** Requests at the same time. */
const atOnce = 8;

interface FuzzOptions {
  quick: boolean;
  seed: number;
  only: number | null;
}

/** What a finding needs to be sent again. */
const replayOf = ({ number, way, caller, endpoint, values, raw }: Drawn, seed: number) => ({
  number,
  seed,
  way,
  caller: caller.name,
  call: nameOf(endpoint),
  sent: { ...values, ...(raw && { raw: { type: raw.type, content: raw.content.slice(0, 300) } }) },
});

/** Runs the numbers, so many at once. */
async function eachOf(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const runner = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
}

interface Found {
  findings: Findings;
  seen: Seen;
  endpoints: number;
  never: string[];
  sent: number;
  busy: number;
  slowest: number;
}

function reportOf({ quick, seed, only }: FuzzOptions, found: Found): Report {
  const { findings, seen, endpoints, never, sent, busy, slowest } = found;
  const share = round((100 * (endpoints - never.length)) / endpoints, 1);
  const { fault, hang, broken, leak } = findings.counts();
  const worst = findings.worst();
  const row = ({ kind, number, caller, call, status }: Finding) =>
    `| ${kind} | ${call} | ${caller} | ${status} | ${number} |`;
  const findingsTable = [
    '',
    '| finding | call | as | status | number |',
    '| --- | --- | --- | ---: | ---: |',
  ];
  const targets = [
    atMost('answers of 5xx', fault, 0),
    atMost('requests without an answer within 5 s (of the sandbox 15 s), or at all', hang + broken, 0),
    atMost('answers with the mark of another team', leak, 0),
  ];
  return {
    results: [{ seed, quick, only, sent, endpoints, statuses: seen.statuses(), busy, slowest, never, worst }],
    // One request alone says nothing of all operations.
    targets:
      only === null ? [...targets, atLeast('operations that did what was asked, %', share, 95)] : targets,
    table: [
      '| requests | operations | did what was asked | 5xx | hangs | leaks | busy (queue for hashes) | slowest ms |',
      '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      `| ${sent} | ${endpoints} | ${share} % | ${fault} | ${hang + broken} | ${leak} | ${busy} | ${slowest} |`,
      '',
      `Seed ${seed}, ${atOnce} at once, as every role of two teams, a stranger, an operator and nobody. Each team’s texts carry a mark; what is opened by its key, what operators see and the stand-ins of the sandbox are left out of the search for it.`,
      ...(worst.length ? [...findingsTable, ...worst.map(row)] : []),
    ],
  };
}

/**
 * `npm run check -- fuzz [--quick] [--seed N] [--only N]`: requests drawn from the contract against the product as it
 * starts, a part of them sound and the others with faults. `--only` prepares the same world and sends one request.
 */
export async function checkFuzz(_folder: string | undefined, options: FuzzOptions): Promise<Report> {
  const { quick, seed, only } = options;
  const count = quick ? counts.quick : counts.whole;
  const endpoints = (await allEndpoints()).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const product = await startProduct();
  const lossy = await startLossyServer();
  const seen = new Seen();
  const findings = new Findings(product.logOf);
  let [sent, busy, slowest] = [0, 0, 0];
  const take = (caller: Caller, what: Omit<Drawn, 'caller'>, answer: Answer) => {
    sent++;
    if (isBusy(answer)) busy++;
    slowest = Math.max(slowest, answer.ms);
    const kind = judge(caller, what.endpoint, answer);
    if (kind) findings.add(kind, replayOf({ ...what, caller }, seed), answer);
  };
  try {
    progress('two teams are filled');
    const callers = await makeCallers(product.db, realContext());
    const { address, db } = product;
    const owners = callers.flatMap(({ mark, holder, account }) =>
      mark && holder?.role === 'owner' && account ? [account] : [],
    );
    await plantFaults(db, realContext(), owners, lossy);
    const onAnswer = (
      caller: Caller,
      { endpoint, values }: Pick<Drawn, 'endpoint' | 'values'>,
      answer: Answer,
    ) => take(caller, { number: -1, way: 'sound', endpoint, values }, answer);
    await prepare({ address, seed, endpoints, callers, seen, onAnswer });
    progress(
      `prepared with ${sent} requests; never done: ${seen.never(endpoints).length} of ${endpoints.length}`,
    );
    // What may be drawn near the end depends on how many there are: `--only` wants the `--quick` of its run.
    const lots = { seed, count, endpoints, callers };
    const ask = async (number: number) => {
      const drawn = drawRequest(lots, number);
      const answer = await send(address, drawn.caller, drawn);
      seen.take(drawn.endpoint, answer);
      take(drawn.caller, drawn, answer);
      if (only !== null) {
        const { status, text } = answer;
        progress(JSON.stringify({ ...replayOf(drawn, seed), status, text: text.slice(0, 2000) }));
      }
      const death = product.death();
      if (death)
        throw new Error(`the product ended at request ${number} (${nameOf(drawn.endpoint)}): ${death}`);
      if (answer.status === 401 && drawn.caller.token) await renew(db, realContext(), drawn.caller);
      if (number % 2000 === 0) progress(`request ${number} of ${count}`);
    };
    if (only === null) await eachOf(count, ask);
    else await ask(only);
    const never = seen.never(endpoints);
    return reportOf(options, { findings, seen, endpoints: endpoints.length, never, sent, busy, slowest });
  } finally {
    await product.stop();
    await lossy.close();
  }
}
