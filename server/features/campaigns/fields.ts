import { campaignGoals } from '../../../contract/campaign-kinds.ts';
import type { CampaignFields } from '../../../contract/campaigns.ts';
import type { FieldFault } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/error-texts.ts';
import { monitorLimits } from '../../../contract/monitor-kinds.ts';
import { hostPlaceholder } from '../../../contract/link-kinds.ts';
import { isTargetUrl } from '../../../contract/target-url.ts';
import { AppError } from '../../errors.ts';

const texts = {
  zh: {
    order: '结束日期不能早于开始日期',
    tooLong: `推广周期最长 ${monitorLimits.days} 天`,
    zone: '没有这个时区',
    url: '请填写以 http:// 或 https:// 开头的网址',
  },
  en: {
    order: 'must not be before the first day',
    tooLong: `a campaign lasts at most ${monitorLimits.days} days`,
    zone: 'is not a known time zone',
    url: 'must be an address that begins with http:// or https://',
  },
};

const dayMs = 86_400_000;

/** Only names of zones: an offset such as +08:00 has no daylight saving. */
function isZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function daysFault({ beginsOn, endsOn }: CampaignFields): 'order' | 'tooLong' | null {
  const days = (Date.parse(endsOn) - Date.parse(beginsOn)) / dayMs + 1;
  if (days < 1) return 'order';
  return days > monitorLimits.days ? 'tooLong' : null;
}

const isWebAddress = (text: string): boolean => isTargetUrl(text) && !text.startsWith(hostPlaceholder);

/** What the form of the fields alone does not show. @throws AppError invalid_request naming every wrong field */
export function refuseWrongFields(lang: Lang, fields: CampaignFields): void {
  const days = daysFault(fields);
  const isUrl = !fields.productUrl || isWebAddress(fields.productUrl);
  const faults: FieldFault[] = [
    ...(days ? [{ field: 'endsOn', reason: texts[lang][days] }] : []),
    ...(isZone(fields.zone) ? [] : [{ field: 'zone', reason: texts[lang].zone }]),
    ...(isUrl ? [] : [{ field: 'productUrl', reason: texts[lang].url }]),
  ];
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}

/** Of fields that were cleaned; what was named twice is there once. */
export const columnsOf = (fields: CampaignFields) => ({
  name: fields.name,
  product: fields.product,
  product_url: fields.productUrl,
  brief: fields.brief,
  platforms: [...new Set(fields.platforms)],
  regions: [...new Set(fields.regions)],
  begins_on: fields.beginsOn,
  ends_on: fields.endsOn,
  zone: fields.zone,
  budget_minor: fields.budgetMinor,
  currency: fields.currency,
  goals: JSON.stringify(fields.goals),
});

/** As they are recorded: of the brief only that it is another one. */
export const recordedOf = (fields: CampaignFields) => ({
  name: fields.name,
  product: fields.product,
  productUrl: fields.productUrl,
  platforms: fields.platforms.join(', '),
  regions: fields.regions.join(', '),
  beginsOn: fields.beginsOn,
  endsOn: fields.endsOn,
  zone: fields.zone,
  budgetMinor: fields.budgetMinor,
  currency: fields.currency,
  goals: campaignGoals
    .flatMap(goal => (fields.goals[goal] ? [`${goal}: ${fields.goals[goal]}`] : []))
    .join(', '),
});
