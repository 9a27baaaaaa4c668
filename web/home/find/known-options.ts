import i18next from 'i18next';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { paths } from '../../app/paths.ts';
import { currentLang, langs } from '../../i18n/lang.ts';
import { entryText } from '../../layout/menu/menu-entries.ts';
import { platforms, searchPlatformName } from '../../layout/search/platform-names.ts';
import { forgetSearches, type RecentSearch } from '../../layout/search/recent-searches.ts';
import { leavesOf } from '../../session/menu-gate.ts';
import { type Command, commandsFor, isCreation } from './commands.ts';
import type { FindOption, OptionGroup } from './find-option.ts';
import { fitting } from './fit.ts';

const maxPages = 5;
const maxCommands = 4;
const maxRecent = 3;

/** Its names in both languages, and other words for it. */
const namesOfCommand = ({ name }: Command): string[] =>
  langs.flatMap(lng => {
    const shown = i18next.t(`command.${name}`, { ns: 'find', lng });
    const also = i18next.t(`also.${name}`, { ns: 'find', lng });
    return [shown, ...also.split(/[,，]\s*/)];
  });

const commandOption = (command: Command): FindOption => ({
  key: `command ${command.name}`,
  title: i18next.t(`command.${command.name}`, { ns: 'find' }),
  icon: command.icon,
  ...(command.to !== undefined && { to: command.to }),
  ...(command.run && { run: command.run }),
});

interface Page extends FindOption {
  names: string[];
}

const menuPages = (menus: readonly MenuEntry[]): Page[] =>
  menus.flatMap(group =>
    leavesOf([group]).map(entry => ({
      key: `page ${entry.path}`,
      title: entryText(entry, currentLang),
      about: group === entry ? '' : entryText(group, currentLang),
      icon: entry.icon,
      to: entry.path,
      names: [entry.name, entry.label, group.name, group.label],
    })),
  );

const recentOption = ({ platform, words }: RecentSearch): FindOption => ({
  key: `recent ${platform} ${words}`,
  title: words,
  about: searchPlatformName(platform),
  icon: 'history',
  to: searchPath(platform, words),
});

const searchPath = (platform: RecentSearch['platform'], words: string) =>
  paths.search(platform, new URLSearchParams({ keyword: words }).toString());

const forget = (): FindOption => ({
  key: 'forget',
  title: i18next.t('forget', { ns: 'find' }),
  icon: 'forget',
  run: forgetSearches,
  staysOpen: true,
});

/** What is known without the server: pages, actions and recent searches that fit what was typed. */
export function knownGroups(
  typed: string,
  {
    menus,
    permissions,
    recent,
  }: { menus: readonly MenuEntry[]; permissions: readonly string[]; recent: readonly RecentSearch[] },
): OptionGroup[] {
  const commands = commandsFor(
    leavesOf(menus).map(({ path }) => path),
    permissions,
  );
  if (!typed) {
    return [
      { name: 'recent', options: recent.length ? [...recent.map(recentOption), forget()] : [] },
      { name: 'actions', options: commands.filter(isCreation).map(commandOption) },
    ];
  }
  const pages = [
    ...menuPages(menus),
    ...commands
      .filter(({ isPage }) => isPage)
      .map(command => ({ ...commandOption(command), names: namesOfCommand(command) })),
  ];
  const actions = fitting(
    commands.filter(({ isPage }) => !isPage),
    typed,
    namesOfCommand,
  );
  const again = recent.filter(
    ({ words }) => words !== typed && words.toLowerCase().includes(typed.toLowerCase()),
  );
  return [
    { name: 'pages', options: fitting(pages, typed, ({ names }) => names).slice(0, maxPages) },
    { name: 'actions', options: actions.slice(0, maxCommands).map(commandOption) },
    { name: 'recent', options: again.slice(0, maxRecent).map(recentOption) },
  ];
}

/** The searches of whole pages for what was typed. */
export const elsewhereOptions = (typed: string): FindOption[] =>
  typed
    ? [
        // All platforms come last: the free plan searches on one, and Enter takes the first.
        ...[...platforms, 'all' as const].map(platform => ({
          key: `search ${platform}`,
          title: searchPlatformName(platform),
          icon: 'search',
          to: searchPath(platform, typed),
        })),
        {
          key: 'search inbox',
          title: i18next.t('inbox', { ns: 'find' }),
          icon: 'inbox',
          to: paths.inbox(new URLSearchParams({ q: typed }).toString()),
        },
      ]
    : [];
