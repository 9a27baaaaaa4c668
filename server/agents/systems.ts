import Bowser from 'bowser';
import type { Device } from '../../contract/link-kinds.ts';

export interface SystemFacts {
  system: string;
  systemVersion: string;
  device: Device | '';
}

const devices: Readonly<Record<string, Device>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
  tv: 'tv',
};

/** The system of a user agent and what it runs on. */
export function readSystem(agent: string): SystemFacts {
  if (agent === '') return { system: '', systemVersion: '', device: '' };
  const { os, platform } = Bowser.parse(agent);
  return {
    system: os.name ?? '',
    systemVersion: os.version ?? '',
    device: devices[platform.type ?? ''] ?? '',
  };
}
