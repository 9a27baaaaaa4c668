import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { versionSnapshot, type RoundTemplate, type VersionSnapshot } from '../../mail-content/service.ts';
import { roundTemplate } from '../../mail-content/message-template.ts';

/** A round of a version, as one sender sends it. */
export interface TemplateKey {
  taskId: number;
  version: number;
  round: number;
}

/** The number of cached templates; attachments may make them large. */
const maxKept = 24;

/**
 * The versions and message templates that a run has prepared. Templates are built outside of a batch's transaction,
 * because their attachments must be read.
 */
export class PreparedMessageCache {
  private readonly snapshots = new Map<string, VersionSnapshot>();
  private readonly templates = new Map<string, RoundTemplate>();
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

  messageTemplate({ taskId, version, round }: TemplateKey): RoundTemplate | undefined {
    return this.templates.get(`${taskId}/${version}/${round}`);
  }

  /** @throws what is wrong with the content, such as a missing file */
  async make(pool: Db, ctx: Context, { taskId, version, round }: TemplateKey): Promise<void> {
    const snapshot = this.snapshots.get(`${taskId}/${version}`);
    if (!snapshot) return;
    const asked = { teamId: this.teamId, snapshot, round, senderId: this.senderId };
    keep(this.templates, `${taskId}/${version}/${round}`, await roundTemplate(pool, ctx, asked));
  }
}

function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxKept) return;
    map.delete(oldest);
  }
}
