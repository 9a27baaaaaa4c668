import { currentLang } from '../../i18n/lang.ts';
import { clockText, untilText } from './until-text.ts';
import { useNow } from './use-now.ts';

/** A future moment in the team's time zone and as a duration, for sentences. */
export function useUntilText(): (at: string) => { time: string; until: string } {
  const now = useNow();
  return at => ({ time: clockText(at, now), until: untilText(at, now, currentLang) });
}
