import type { Device } from '../../../contract/core/agent-kinds.ts';

const other =
  /playstation|nintendo|xbox|\bwatch\b|watchos|oculusbrowser|quest \d|pico|mobile vr|tesla|qtcarbrowser|kindle\/\d|\bkobo\b/i;
const tv =
  /smart[- ]?tv|google ?tv|android ?tv|apple ?tv|\btv;|\btv\b.{0,12}build|hbbtv|netcast|web0s|webos\.tv|\broku\b|crkey|bravia|\baft[a-z]+\d* build|large screen/i;
const tablet =
  /ipad|tablet(?! pc)|playbook|touchpad|\bsilk\/(?!.*mobile)|nexus (?:7|9|10)\b|\bsm-t\d|\bgt-p\d{4}|kf[a-z]{2,5} build|android[^)]*(?:tab|pad)(?![a-z])/i;
const phone =
  /\bmobi|iphone|ipod|windows phone|\bMIDP|\bCLDC|symbian|series ?[346]0|blackberry|\bbb10|opera mini|ucweb|\bJ2ME|nokia|kaios/i;

/**
 * Returns the device of a user agent. Phones and tablets of Android differ by the word `Mobile`, and some by the model.
 * @param named the agent without the phone's model, whose name can be any word
 */
export function readDevice(agent: string, named: string, system: string): Device | '' {
  if (other.test(named)) return 'other';
  if (tv.test(agent)) return 'tv';
  if (system === 'iPadOS' || tablet.test(agent)) return 'tablet';
  if (phone.test(agent)) return 'phone';
  if (system === 'Android') return /^mozilla/i.test(agent) ? 'tablet' : 'phone';
  if (system === 'iOS' || system === 'HarmonyOS') return 'phone';
  return /^(?:Windows|macOS|Linux|ChromeOS|FreeBSD|OpenBSD|NetBSD|Solaris)$/.test(system) ? 'desktop' : '';
}
