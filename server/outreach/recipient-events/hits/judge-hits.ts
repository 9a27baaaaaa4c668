import type { Db } from '../../../core/db/database.ts';
import { classifyHits, hitRulesVersion } from './classify-hits.ts';
import { announceTask } from '../recipient-facts.ts';
import {
  acceptedMoment,
  firstOfPeople,
  hitsOfRound,
  passOverHits,
  setVerdicts,
  type RoundKey,
} from './hits.queries.ts';
import { lockFacts, setFacts, type RecipientKey } from '../queries.ts';

/** The newest hits of a message, up to this many, are judged together. */
const maxHits = 600;

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** Updates the facts of a locked recipient from the hits of people in all rounds. They may be fewer than before. */
async function reviseReading(db: Db, teamId: number, key: RecipientKey): Promise<void> {
  const before = await lockFacts(db, teamId, key);
  const now = await firstOfPeople(db, teamId, key);
  if (!before || (isSame(before.read_at, now.read_at) && isSame(before.clicked_at, now.clicked_at))) return;
  await setFacts(db, teamId, key, now);
  await announceTask(db, teamId, key.taskId);
}

/** Judges all hits of a message again and applies the result to its recipient, who is locked from here on. */
export async function judgeRound(db: Db, teamId: number, key: RoundKey): Promise<void> {
  await lockFacts(db, teamId, key);
  const acceptedAt = await acceptedMoment(db, teamId, key);
  if (acceptedAt) {
    const rows = await hitsOfRound(db, teamId, key, maxHits);
    const judged = classifyHits(
      rows.map(({ is_head: isHead, ...row }) => ({ ...row, isHead })),
      acceptedAt,
    );
    const changed = rows.flatMap(row => {
      const judgement = judged.get(row.id);
      const isAsBefore =
        judgement?.verdict === row.verdict &&
        judgement.rule === row.rule &&
        row.rules_version === hitRulesVersion;
      return judgement && !isAsBefore ? [{ id: row.id, ...judgement }] : [];
    });
    if (changed.length) await setVerdicts(db, teamId, hitRulesVersion, changed);
    await reviseReading(db, teamId, key);
  }
  await passOverHits(db, teamId, key, hitRulesVersion);
}
