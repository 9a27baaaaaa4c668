import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { progress, round } from '../report.ts';

/** Bytes on disk per post: rows, indexes, thirty days of rankings, WAL and external sorts. */
const bytesOfPost = 1500;
const bytesBeside = 14e9;

/** @throws Error if this many posts would fill the database's disk */
export function refuseSmallDisk(posts: number): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  const [needed, free] = [posts * bytesOfPost + bytesBeside, bavail * bsize];
  if (free < needed)
    throw new Error(
      `${tmpdir()} has ${round(free / 1e9)} GB free, and ${posts} posts want ${round(needed / 1e9)}`,
    );
}

/** Ends this process with its database if it is still running then. */
export function endAfter(minutes: number): void {
  const giveUp = () => {
    progress(`given up after ${minutes} minutes`);
    process.exit(1);
  };
  setTimeout(giveUp, minutes * 60_000).unref();
}
