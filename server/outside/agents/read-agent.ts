import type { BotReason, Device, InApp } from '../../../contract/core/agent-kinds.ts';
import { readBrowser } from './browsers.ts';
import { readDevice } from './devices.ts';
import { findInApp } from './in-app-browsers.ts';
import { withoutPhoneModel } from './phone-model.ts';
import { findBotReason } from './robots.ts';
import { readSystem } from './operating-systems.ts';

/** What a user agent says about the program that sent it; unknown texts are empty. */
export interface AgentFacts {
  /** The common name: iOS, Android, Windows, … */
  system: string;
  systemVersion: string;
  browser: string;
  browserVersion: string;
  device: Device | '';
  /** The app whose built-in browser it is. */
  app: InApp | '';
  /** Why it counts as a bot; empty for a person. */
  botReason: BotReason | '';
}

/**
 * Reads a user agent, in some ten microseconds.
 * @param agent the header, cut to some hundred characters
 */
export function readAgent(agent: string): AgentFacts {
  const named = withoutPhoneModel(agent);
  const { system, systemVersion } = readSystem(named);
  const botReason = findBotReason(agent);
  return {
    system,
    systemVersion,
    ...readBrowser(named),
    device: readDevice(agent, named, system),
    app: botReason === '' ? findInApp(agent) : '',
    botReason,
  };
}
