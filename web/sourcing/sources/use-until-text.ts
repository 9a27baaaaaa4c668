import { currentLang } from '../../i18n/lang.ts';
import { clockText, untilText } from './until-text.ts';
import { useNow } from './use-now.ts';

/** A moment to come, on the viewer's clock and from now, for the sentences that name it. */
export function useUntilText(): (at: string) => { time: string; until: string } {
  const now = useNow();
  return at => ({ time: clockText(at, now), until: untilText(at, now, currentLang) });
}
