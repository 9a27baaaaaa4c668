import {
  IconActivity,
  IconCompass,
  IconLayoutGrid,
  type IconProps,
  IconSearch,
  IconServer,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** The icons that a menu entry may name. */
const icons: Record<string, ComponentType<IconProps>> = {
  activity: IconActivity,
  compass: IconCompass,
  search: IconSearch,
  server: IconServer,
};

export const menuIcon = (name: string) => icons[name] ?? IconLayoutGrid;
