import {
  IconActivity,
  IconCompass,
  IconLayoutGrid,
  type IconProps,
  IconSearch,
  IconServer,
} from '@tabler/icons-react';
import { type ComponentType, createElement } from 'react';

/** The icons that a menu entry may name. */
const icons: Record<string, ComponentType<IconProps>> = {
  activity: IconActivity,
  compass: IconCompass,
  search: IconSearch,
  server: IconServer,
};

export function MenuIcon({ name }: { name: string }) {
  return createElement(icons[name] ?? IconLayoutGrid, { size: 18, stroke: 1.6, 'aria-hidden': true });
}
