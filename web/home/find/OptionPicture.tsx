import {
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  type IconProps,
  IconSun,
  IconTrash,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { MenuIcon } from '../../layout/menu/MenuIcon.tsx';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import type { FindOption } from './find-option.ts';

/** Those that no menu has. */
const icons: Record<string, ComponentType<IconProps>> = {
  dark: IconMoon,
  light: IconSun,
  autoScheme: IconDeviceDesktop,
  language: IconLanguage,
  signOut: IconLogout,
  forget: IconTrash,
};

export function OptionPicture({ option: { icon, face } }: { option: FindOption }) {
  if (face) return <Avatar {...face} size={22} />;
  const Icon = icons[icon];
  return Icon ? <Icon size={18} stroke={1.6} aria-hidden /> : <MenuIcon name={icon} />;
}
