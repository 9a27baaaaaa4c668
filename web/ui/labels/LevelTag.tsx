import { useTranslation } from 'react-i18next';
import { Tag } from './Tag.tsx';

const tones = { 1: 'bad', 2: 'warn', 3: 'warn', 4: 'good', 5: 'good' } as const;
export type Level = keyof typeof tones;
export const levels: readonly Level[] = [1, 2, 3, 4, 5];

export const isLevel = (value: number | null): value is Level => value !== null && value in tones;

/** The word for a level, 差 to 优秀. */
export function LevelTag({ level }: { level: number | null }) {
  const { t } = useTranslation();
  if (!isLevel(level)) return null;
  return <Tag tone={tones[level]}>{t(`level.level${level}`)}</Tag>;
}
