import {
  effectLimits,
  emvFigures,
  emvPlatforms,
  type EmvCoefficients,
  type EmvFigure,
} from '../../../../contract/monitoring/effects/effect-kinds.ts';
import {
  rateDigits,
  scaledOf,
  typedOf,
  worthDigits,
} from '../../../../contract/monitoring/effects/effect-money.ts';
import { rateBody, type RateValues } from '../rates/rate-values.ts';

type WorthName = `${(typeof emvPlatforms)[number]}-${EmvFigure}`;
export const worthNames: WorthName[] = emvPlatforms.flatMap(platform =>
  emvFigures.map(figure => `${platform}-${figure}` as const),
);
export const emptyWorths = Object.fromEntries(worthNames.map(name => [name, ''])) as Record<
  WorthName,
  string
>;

/** The values of the form; an empty one does not count. */
export type SettingsValues = RateValues & Record<WorthName, string>;

export function valuesOf(coefficients: EmvCoefficients | null, today: string): SettingsValues {
  if (!coefficients) return { currency: 'CNY', rate: '', rateOn: today, rateFrom: '', ...emptyWorths };
  const { currency, rateE8, rateOn, rateFrom, worth } = coefficients;
  const worths = { ...emptyWorths };
  for (const platform of emvPlatforms) {
    for (const figure of emvFigures)
      worths[`${platform}-${figure}`] = typedOf(worth[platform]?.[figure], worthDigits);
  }
  return { currency, rate: typedOf(rateE8, rateDigits), rateOn, rateFrom, ...worths };
}

/** Ten-thousandths of the currency unit; null if it is not a valid number. */
export function worthOf(typed: string): number | null {
  const worth = scaledOf(typed, worthDigits);
  return worth !== null && worth <= effectLimits.worth ? worth : null;
}

/** The coefficients in the form that the server takes; null if there are none. */
export function coefficientsOf(values: SettingsValues, today: string): EmvCoefficients | null {
  const worth: EmvCoefficients['worth'] = {};
  for (const platform of emvPlatforms) {
    const figures = emvFigures.flatMap(figure => {
      const value = worthOf(values[`${platform}-${figure}`]);
      return value === null ? [] : [[figure, value] as const];
    });
    if (figures.length) worth[platform] = Object.fromEntries(figures);
  }
  return Object.keys(worth).length ? { ...rateBody(values, today), worth } : null;
}
