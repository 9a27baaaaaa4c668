import { campaignGoals, type CampaignGoal } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { CampaignFields } from '../../../../contract/campaigns/campaigns.ts';
import { windowFault } from '../../../../contract/monitoring/monitor-kinds.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { platforms } from '../../../layout/search/platform-names.ts';
import { isCurrency, minorOf, typedMoney } from '../../../monitoring/shared/money/money.ts';
import { dayPlus, isDay } from '../../../ui/dates/day-span.ts';

type GoalName = `goal.${CampaignGoal}`;
export const goalName = (goal: CampaignGoal): GoalName => `goal.${goal}`;

/** The fields of the form as they are typed; regions by their names, separated by commas. */
export type CampaignValues = Record<
  | 'name'
  | 'product'
  | 'productUrl'
  | 'brief'
  | 'regions'
  | 'beginsOn'
  | 'endsOn'
  | 'zone'
  | 'budgetMinor'
  | 'currency'
  | GoalName,
  string
> &
  Record<Platform, boolean>;

/** The default number of days of a new campaign. */
const usualDays = 60;

const noGoals = Object.fromEntries(campaignGoals.map(goal => [goalName(goal), ''])) as Record<
  GoalName,
  string
>;
const noPlatforms = Object.fromEntries(platforms.map(each => [each, false])) as Record<Platform, boolean>;

/** @param today in the user's time zone */
export const newCampaign = (today: string, zone: string): CampaignValues => ({
  name: '',
  product: '',
  productUrl: '',
  brief: '',
  regions: '',
  beginsOn: today,
  endsOn: dayPlus(today, usualDays - 1),
  zone,
  budgetMinor: '',
  currency: 'CNY',
  ...noGoals,
  ...noPlatforms,
});

const currencyOf = (code: string): Currency => (isCurrency(code) ? code : 'CNY');

/** @param nameOf returns the name of a region's code */
export function valuesOf(campaign: CampaignFields, nameOf: (code: string) => string): CampaignValues {
  const { name, product, productUrl, brief, beginsOn, endsOn, zone, currency, budgetMinor } = campaign;
  const goals = campaignGoals.map(goal => [goalName(goal), String(campaign.goals[goal] ?? '')]);
  return {
    name,
    product,
    productUrl,
    brief,
    beginsOn,
    endsOn,
    zone,
    currency,
    budgetMinor: typedMoney(budgetMinor, currency),
    regions: campaign.regions.map(nameOf).join(','),
    ...(Object.fromEntries(goals) as Record<GoalName, string>),
    ...noPlatforms,
    ...Object.fromEntries(campaign.platforms.map(each => [each, true])),
  };
}

const namesIn = (text: string): string[] => text.split(',').filter(Boolean);

/** @returns null for text that is no positive integer; `1,000` and `10 000` are valid */
function goalOf(typed: string): number | null {
  const text = typed.normalize('NFKC').replace(/[\s,，]/g, '');
  const number = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  return number > 0 ? number : null;
}

/** @param values must be valid @param codeOf returns the code of a region's name */
export const fieldsOf = (
  values: CampaignValues,
  codeOf: (name: string) => string | undefined,
): CampaignFields => ({
  name: values.name.trim(),
  product: values.product.trim(),
  productUrl: values.productUrl.trim(),
  brief: values.brief,
  platforms: platforms.filter(each => values[each]),
  regions: namesIn(values.regions).flatMap(name => codeOf(name) ?? []),
  beginsOn: values.beginsOn,
  endsOn: values.endsOn,
  zone: values.zone,
  budgetMinor: minorOf(values.budgetMinor, currencyOf(values.currency)),
  currency: currencyOf(values.currency),
  goals: Object.fromEntries(
    campaignGoals.flatMap(goal => {
      const number = goalOf(values[goalName(goal)]);
      return number === null ? [] : [[goal, number]];
    }),
  ),
});

export type CampaignFault =
  | 'noName'
  | 'noDay'
  | 'turned'
  | 'tooLong'
  | 'noZone'
  | 'noMoney'
  | 'noUrl'
  | 'noRegion'
  | 'noNumber';

const faultOfEnd = ({ beginsOn, endsOn }: CampaignValues): CampaignFault | undefined => {
  if (!isDay(endsOn)) return 'noDay';
  return (isDay(beginsOn) && windowFault({ beginsOn, endsOn })) || undefined;
};

const isWeb = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Returns what is wrong with each field; empty if all are right. */
export function faultsOf(
  values: CampaignValues,
  { zones, codeOf }: { zones: readonly string[]; codeOf: (name: string) => string | undefined },
): Partial<Record<keyof CampaignValues, CampaignFault>> {
  const { name, beginsOn, zone, budgetMinor, currency, productUrl, regions } = values;
  const end = faultOfEnd(values);
  const isMoney = !budgetMinor.trim() || minorOf(budgetMinor, currencyOf(currency)) !== null;
  const goals = campaignGoals
    .map(goalName)
    .filter(goal => values[goal].trim() && goalOf(values[goal]) === null);
  return {
    ...(!name.trim() && { name: 'noName' as const }),
    ...(!isDay(beginsOn) && { beginsOn: 'noDay' as const }),
    ...(end && { endsOn: end }),
    ...(!zones.includes(zone) && { zone: 'noZone' as const }),
    ...(!isMoney && { budgetMinor: 'noMoney' as const }),
    ...(productUrl.trim() && !isWeb(productUrl.trim()) && { productUrl: 'noUrl' as const }),
    ...(namesIn(regions).some(each => !codeOf(each)) && { regions: 'noRegion' as const }),
    ...Object.fromEntries(goals.map(goal => [goal, 'noNumber' as const])),
  };
}
