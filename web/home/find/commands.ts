import type { Permission } from '../../../contract/core/roles/permissions.ts';
import { helpPath } from '../../../contract/home/help-chapters.ts';
import { currentLang, switchLang } from '../../i18n/lang.ts';
import type { Texts } from '../../i18n/types.ts';
import { paths } from '../../app/paths.ts';
import { chapterOf } from '../../layout/help/help-chapters.ts';
import { logOut } from '../../session/session.ts';
import { currentSettings, setSetting } from '../../ui/settings/settings.ts';

type CommandName = keyof Texts['find']['command'];

/** What can be done from anywhere, and pages that are in no menu. */
export interface Command {
  name: CommandName;
  icon: string;
  /** The page in the menu that it belongs to: who has no such entry may not do it. */
  of?: string;
  /** The permission that it needs. */
  needs?: Permission;
  to?: string;
  run?: () => void;
  isPage?: boolean;
}

const creations: readonly Command[] = [
  { name: 'newTask', needs: 'mail.send', icon: 'send', of: paths.mailTasks(), to: paths.compose() },
  { name: 'newList', needs: 'creators.edit', icon: 'list', of: paths.lists(), to: paths.lists('new=1') },
  {
    name: 'importCreators',
    needs: 'creators.edit',
    icon: 'import',
    of: paths.listImports(),
    to: paths.newListImport(),
  },
  {
    name: 'newCampaign',
    needs: 'campaigns.edit',
    icon: 'promote',
    of: '/campaignDetail',
    to: paths.newCampaign(),
  },
  { name: 'newLink', needs: 'links.edit', icon: 'link', of: paths.shortLinks(), to: paths.newShortLink() },
  {
    name: 'newMonitor',
    needs: 'monitoring.edit',
    icon: 'monitor',
    of: paths.monitors(),
    to: paths.monitors('new=1'),
  },
  {
    name: 'newTemplate',
    needs: 'templates.edit',
    icon: 'template',
    of: paths.templates(),
    to: paths.newTemplate(),
  },
  { name: 'newSender', needs: 'senders.manage', icon: 'mail', of: paths.senders(), to: paths.newSender() },
  {
    name: 'newAcquisition',
    needs: 'creators.acquire',
    icon: 'collect',
    of: paths.acquisitions(),
    to: paths.newAcquisition(),
  },
];

const schemes = [
  { name: 'dark', scheme: 'dark' },
  { name: 'light', scheme: 'light' },
  { name: 'autoScheme', scheme: 'auto' },
] as const;

const languages = [
  { name: 'inEnglish', lang: 'en' },
  { name: 'inChinese', lang: 'zh' },
] as const;

/** The chapter about the page that is open, in a new tab. */
const help: Command = {
  name: 'help',
  icon: 'compass',
  run: () => window.open(helpPath(currentLang, chapterOf(location.pathname)), '_blank', 'noreferrer'),
};

const pages: readonly Command[] = [
  { name: 'profile', icon: 'user', to: paths.userInfo() },
  { name: 'password', icon: 'key', to: paths.changePassword() },
  { name: 'equity', icon: 'crown', to: paths.equity() },
  { name: 'usage', icon: 'chart', to: paths.usage() },
  { name: 'plans', icon: 'crown', to: paths.plans() },
  { name: 'tool', icon: 'compass', to: paths.tool() },
];

/** What an account with these pages in its menu may do; the present scheme and language are left out. */
export function commandsFor(menuPaths: readonly string[], permissions: readonly string[]): Command[] {
  const { scheme: present } = currentSettings();
  return [
    ...creations,
    help,
    ...schemes.flatMap(({ name, scheme }): Command[] =>
      scheme === present ? [] : [{ name, icon: name, run: () => setSetting('scheme', scheme) }],
    ),
    ...languages.flatMap(({ name, lang }): Command[] =>
      lang === currentLang ? [] : [{ name, icon: 'language', run: () => switchLang(lang) }],
    ),
    { name: 'signOut' as const, icon: 'signOut', run: () => void logOut() },
    ...pages.map(page => ({ ...page, isPage: true })),
  ].filter(
    ({ of, needs }) =>
      (of === undefined || menuPaths.includes(of)) && (needs === undefined || permissions.includes(needs)),
  );
}

/** Begins something new; offered before anything is typed. */
export const isCreation = ({ name }: Command): boolean => creations.some(each => each.name === name);
