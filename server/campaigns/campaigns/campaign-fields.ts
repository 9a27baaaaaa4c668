import { campaignGoals } from '../../../contract/campaigns/campaign-kinds.ts';
import type { CampaignFields } from '../../../contract/campaigns/campaigns.ts';
import type { FieldFault } from '../../../contract/core/errors.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { codedAmount } from '../../../contract/monitoring/effects/effect-money.ts';
import { monitorLimits, windowFault } from '../../../contract/monitoring/monitor-kinds.ts';
import { hostPlaceholder } from '../../../contract/links/link-kinds.ts';
import { isTargetUrl } from '../../../contract/links/target-url.ts';
import { isTimeZone } from '../../../contract/core/time/time-zones.ts';
import { AppError } from '../../core/errors.ts';
import { unknownZone } from '../../core/unknown-zone.ts';

const texts = {
  zh: {
    turned: '结束日期不能早于开始日期',
    tooLong: `推广周期最长 ${monitorLimits.days} 天`,
    url: '请填写以 http:// 或 https:// 开头的网址',
  },
  en: {
    turned: 'must not be before the first day',
    tooLong: `a campaign can last up to ${monitorLimits.days} days`,
    url: 'must be a URL starting with http:// or https://',
  },
};

const isWebAddress = (text: string): boolean => isTargetUrl(text) && !text.startsWith(hostPlaceholder);

/** Checks what the form of the fields alone cannot. @throws AppError invalid_request naming every wrong field */
export function refuseWrongFields(lang: Lang, fields: CampaignFields): void {
  const days = windowFault(fields);
  const isUrl = !fields.productUrl || isWebAddress(fields.productUrl);
  const faults: FieldFault[] = [
    ...(days ? [{ field: 'endsOn', reason: texts[lang][days] }] : []),
    ...(isTimeZone(fields.zone) ? [] : [unknownZone('zone', lang)]),
    ...(isUrl ? [] : [{ field: 'productUrl', reason: texts[lang].url }]),
  ];
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}

/** Converts cleaned fields to columns; removes duplicates. */
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

/** The fields for the audit log; of the brief only whether it changed. */
export const recordedOf = (fields: CampaignFields) => ({
  name: fields.name,
  product: fields.product,
  productUrl: fields.productUrl,
  platforms: fields.platforms.join(', '),
  regions: fields.regions.join(', '),
  beginsOn: fields.beginsOn,
  endsOn: fields.endsOn,
  zone: fields.zone,
  budget: codedAmount(fields.budgetMinor, fields.currency),
  goals: campaignGoals
    .flatMap(goal => (fields.goals[goal] ? [`${goal}: ${fields.goals[goal]}`] : []))
    .join(', '),
});
