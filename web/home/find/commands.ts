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
  to?: string;
  run?: () => void;
  isPage?: boolean;
}

const creations: readonly Command[] = [
  { name: 'newTask', icon: 'send', of: paths.mailTasks(), to: paths.compose() },
  { name: 'newList', icon: 'list', of: paths.lists(), to: paths.lists('new=1') },
  { name: 'importCreators', icon: 'import', of: paths.listImports(), to: paths.newListImport() },
  { name: 'newCampaign', icon: 'promote', of: '/campaignDetail', to: paths.newCampaign() },
  { name: 'newLink', icon: 'link', of: paths.shortLinks(), to: paths.newShortLink() },
  { name: 'newMonitor', icon: 'monitor', of: paths.monitors(), to: paths.monitors('new=1') },
  { name: 'newTemplate', icon: 'template', of: paths.templates(), to: paths.newTemplate() },
  { name: 'newSender', icon: 'mail', of: paths.senders(), to: paths.newSender() },
  { name: 'newAcquisition', icon: 'collect', of: paths.acquisitions(), to: paths.newAcquisition() },
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
export function commandsFor(menuPaths: readonly string[]): Command[] {
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
  ].filter(({ of }) => of === undefined || menuPaths.includes(of));
}

/** Begins something new; offered before anything is typed. */
export const isCreation = ({ name }: Command): boolean => creations.some(each => each.name === name);
