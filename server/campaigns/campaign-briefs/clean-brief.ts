import { campaignLimits } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import { issueText } from '../../core/issue-text.ts';
import { cleanHtml } from '../../outreach/mail-content/html/clean-html.ts';

/**
 * Returns a brief with the markup that is allowed. Cleaning may lengthen it, because it writes `&` as `&amp;`.
 * @throws AppError invalid_request if it is too long then
 */
export function cleanBrief(lang: Lang, written: string): string {
  const cleaned = cleanHtml(written);
  const maximum = campaignLimits.briefLength;
  if (cleaned.length <= maximum) return cleaned;
  const reason = issueText({ code: 'too_big', origin: 'string', maximum }, lang);
  throw new AppError('invalid_request', {}, [{ field: 'brief', reason }]);
}
