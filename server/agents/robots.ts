import { isbot } from 'isbot';
import type { BotReason } from '../../contract/link-kinds.ts';

/** Why a user agent is taken for a program's; empty for a person's. */
export function findBotReason(agent: string): BotReason | '' {
  const name = agent.trim();
  if (name === '' || name === '-') return 'noAgent';
  return isbot(name) ? 'robot' : '';
}

export const isRobot = (agent: string): boolean => findBotReason(agent) !== '';
