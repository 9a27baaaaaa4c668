import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface BenchOptions {
  /** Creators to search in. */
  rows: number;
  /** In all mailboxes together. */
  messages: number;
  /** Of all creators together. */
  posts: number;
  /** A small run within a minute. */
  quick: boolean;
}

/** A figure of a run with its target. */
export interface Target {
  name: string;
  value: number;
  /** e.g. `<= 50` */
  target: string;
  met: boolean;
}

export interface Report {
  results: object[];
  targets: Target[];
  /** The rows for bench/RESULTS.md, as a Markdown table. */
  table: string[];
}

export function atMost(name: string, value: number, limit: number): Target {
  return { name, value, target: `<= ${limit}`, met: value <= limit };
}

export function atLeast(name: string, value: number, limit: number): Target {
  return { name, value, target: `>= ${limit}`, met: value >= limit };
}

/** Reports progress on stderr; stdout holds only the result. */
export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}

export const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/** The quantile of sorted measurements (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

function machine(): string {
  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown';
  return `${os.cpus().length} x ${cpu}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

const resultsFile = path.join(import.meta.dirname, 'RESULTS.md');

/** Replaces or adds the section of this command in RESULTS.md. */
function record(command: string, head: string, table: string[]): void {
  const old = fs.existsSync(resultsFile) ? fs.readFileSync(resultsFile, 'utf8') : '# Results\n';
  const sections = old.split(/^(?=## )/m);
  const title = `## ${command}\n`;
  const section = `${title}\n${head}\n\n${table.join('\n')}\n\n`;
  const rest = sections.filter(text => !text.startsWith(title));
  fs.writeFileSync(resultsFile, `${[...rest, section].map(text => text.trimEnd()).join('\n\n')}\n`);
}

/** Prints the result as one line of JSON, and records full runs in RESULTS.md. */
export function finish(command: string, report: Report, isQuick: boolean): void {
  const { results, targets, table } = report;
  const line = {
    command,
    commit: commit(),
    machine: machine(),
    at: new Date().toISOString(),
    results,
    targets,
  };
  if (!isQuick) record(command, `${line.at.slice(0, 10)}, commit ${line.commit}, ${line.machine}`, table);
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
