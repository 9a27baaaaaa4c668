import { rateOfYuan, fenOf } from '../../../../contract/monitoring/effects/effect-money.ts';
import type { Rate } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import { AppError } from '../../../core/errors.ts';
import type { Project } from '../../shared/projects.ts';
import type { CurrencyRate } from './effect-settings.queries.ts';

const texts = {
  zh: {
    nobody: '没有这位达人',
    noPost: '项目里没有这条内容',
    noLink: '团队里没有这条短链',
    taken: '项目里已经有这个券码',
    full: '数量已达上限',
    tooLarge: '按此汇率折算后金额过大',
    day: '须在项目开始前一年至结束后一年之间',
    nothing: '没有一行可以保存',
    agreed: '这是合作里谈定、尚未付款的费用，请在该合作中修改',
  },
  en: {
    nobody: 'creator not found',
    noPost: 'post not found in the project',
    noLink: 'short link not found',
    taken: 'already in this project',
    full: 'limit reached',
    tooLarge: 'is too large at this rate',
    day: 'must be between a year before the project starts and a year after it ends',
    nothing: 'no line can be saved',
    agreed: 'is agreed but unpaid. Change it in the collaboration.',
  },
} as const;

/** The error for a field whose fault only the database shows. */
export const invalid = (lang: Lang, field: string, reason: keyof (typeof texts)['en']): AppError =>
  new AppError('invalid_request', {}, [{ field, reason: texts[lang][reason] }]);

/** For yuan the rate is always 1, whatever was typed. */
export const rateOf = ({ currency, rateE8, rateOn, rateFrom }: Rate & { currency: Currency }): CurrencyRate =>
  currency === 'CNY'
    ? { currency, rateE8: rateOfYuan, rateOn, rateFrom: '' }
    : { currency, rateE8, rateOn, rateFrom };

/** @throws AppError invalid_request if it is more than `most` fen */
export function fenAt(
  lang: Lang,
  field: string,
  { minor, rate, max }: { minor: number; rate: CurrencyRate; max: number },
): number {
  const fen = fenOf(minor, rate.currency, rate.rateE8);
  if (fen === null || fen > max) throw invalid(lang, field, 'tooLarge');
  return fen;
}

const yearMs = 365 * 86_400_000;

/** Limits days to the time around the project, so that daily sums and charts stay short. */
export const isNearProject = ({ beginsOn, endsOn }: Project, day: string): boolean =>
  Date.parse(day) >= Date.parse(beginsOn) - yearMs && Date.parse(day) <= Date.parse(endsOn) + yearMs;
