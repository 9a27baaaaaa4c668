import type { Lang } from '../../../contract/core/error-texts.ts';
import { settingTextsZh } from './setting-texts-zh.ts';
import { settings } from './settings.ts';

type SettingName = keyof typeof settings;

const heads: Record<Lang, string[]> = {
  zh: ['名称', '默认值', '作用'],
  en: ['Name', 'Default', 'What it is for'],
};

/** The cells of the settings' table in docs/, its heading first. */
export function settingsTable(lang: Lang): string[][] {
  const shown = (value: string) => (value ? `\`${value}\`` : '–');
  const rows = (Object.keys(settings) as SettingName[]).map(name => {
    const { default: usual, inProduction, about } = settings[name];
    const production = lang === 'zh' ? '，生产环境 ' : ', in production ';
    const other = usual === inProduction ? '' : production + shown(inProduction);
    return [`\`${name}\``, shown(usual) + other, lang === 'zh' ? settingTextsZh[name] : about];
  });
  return [heads[lang], ...rows];
}
