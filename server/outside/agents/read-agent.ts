import type { BotReason, Device, InApp } from '../../../contract/core/agent-kinds.ts';
import { readBrowser } from './browsers.ts';
import { findInApp } from './in-app-browsers.ts';
import { withoutPhoneModel } from './phone-model.ts';
import { findBotReason } from './robots.ts';
import { isTelevision } from './televisions.ts';
import { readSystem } from './operating-systems.ts';

const other =
  /playstation|nintendo|xbox|\bwatch\b|watchos|oculusbrowser|quest \d|pico|mobile vr|tesla|qtcarbrowser|kindle\/\d|\bkobo\b/i;
const tablet =
  /ipad|tablet(?! pc)|playbook|touchpad|\bsilk\/(?!.*mobile)|nexus (?:7|9|10)\b|\bsm-t\d|\bgt-p\d{4}|kf[a-z]{2,5} build|android[^)]*(?:tab|pad)(?![a-z])/i;
const phone =
  /\bmobi|iphone|ipod|windows phone|\bMIDP|\bCLDC|symbian|series ?[346]0|blackberry|\bbb10|opera mini|ucweb|\bJ2ME|nokia|kaios/i;

/**
 * Returns the device of a user agent. Phones and tablets of Android differ by the word `Mobile`, and some by the model.
 * @param named the agent without the phone's model, whose name can be any word
 */
function readDevice(agent: string, named: string, system: string): Device | '' {
  if (other.test(named)) return 'other';
  if (isTelevision(agent)) return 'tv';
  if (system === 'iPadOS' || tablet.test(agent)) return 'tablet';
  if (phone.test(agent)) return 'phone';
  if (system === 'Android') return /^mozilla/i.test(agent) ? 'tablet' : 'phone';
  if (system === 'iOS' || system === 'HarmonyOS') return 'phone';
  return /^(?:Windows|macOS|Linux|ChromeOS|FreeBSD|OpenBSD|NetBSD|Solaris)$/.test(system) ? 'desktop' : '';
}

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
