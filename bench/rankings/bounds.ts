import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { progress, round } from '../report.ts';

/** Of disk: rows, indexes, thirty days of rankings; and what the database writes ahead and sorts outside of memory. */
const bytesOfPost = 1500;
const bytesBeside = 14e9;

/** @throws Error where so many posts would fill the disk that the database lies on */
export function refuseSmallDisk(posts: number): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  const [needed, free] = [posts * bytesOfPost + bytesBeside, bavail * bsize];
  if (free < needed)
    throw new Error(
      `${tmpdir()} has ${round(free / 1e9)} GB free, and ${posts} posts want ${round(needed / 1e9)}`,
    );
}

/** Ends this process, and its database with it, if it has not ended by then. */
export function endAfter(minutes: number): void {
  const giveUp = () => {
    progress(`given up after ${minutes} minutes`);
    process.exit(1);
  };
  setTimeout(giveUp, minutes * 60_000).unref();
}
