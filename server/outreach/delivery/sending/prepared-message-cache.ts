import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { versionSnapshot, type RoundSkeleton, type VersionSnapshot } from '../../mail-content/service.ts';
import { roundSkeleton } from '../../mail-content/message-template.ts';

/** A round of a version, as one sender sends it. */
export interface SkeletonKey {
  taskId: number;
  version: number;
  round: number;
}

/** So many are kept: attachments may make them large. */
const mostKept = 24;

/**
 * What a run has made ready: versions as they were kept, and skeletons of rounds. Skeletons are made outside of a
 * turn, because attachments are read for them.
 */
export class Shelf {
  private readonly snapshots = new Map<string, VersionSnapshot>();
  private readonly skeletons = new Map<string, RoundSkeleton>();
  private readonly teamId: number;
  private readonly senderId: number;

  constructor(teamId: number, senderId: number) {
    this.teamId = teamId;
    this.senderId = senderId;
  }

  async snapshot(db: Db, taskId: number, version: number): Promise<VersionSnapshot> {
    const key = `${taskId}/${version}`;
    const known = this.snapshots.get(key);
    if (known) return known;
    const snapshot = await versionSnapshot(db, { teamId: this.teamId, taskId, version });
    keep(this.snapshots, key, snapshot);
    return snapshot;
  }

  skeleton({ taskId, version, round }: SkeletonKey): RoundSkeleton | undefined {
    return this.skeletons.get(`${taskId}/${version}/${round}`);
  }

  /** @throws what is wrong with the content, such as a file that is gone */
  async make(pool: Db, ctx: Context, { taskId, version, round }: SkeletonKey): Promise<void> {
    const snapshot = this.snapshots.get(`${taskId}/${version}`);
    if (!snapshot) return;
    const asked = { teamId: this.teamId, snapshot, round, senderId: this.senderId };
    keep(this.skeletons, `${taskId}/${version}/${round}`, await roundSkeleton(pool, ctx, asked));
  }
}

function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= mostKept) return;
    map.delete(oldest);
  }
}
