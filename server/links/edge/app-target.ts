import type { EdgeLink } from './edge-link.ts';

/** Returns the target of an app link for this device. */
export function targetFor({ target, app }: EdgeLink, agent: string): string {
  if (!app) return target;
  if (/iPhone|iPad|iPod/.test(agent)) return app.ios;
  return /Android|HarmonyOS/.test(agent) ? app.android : app.desktop;
}
