import type { Namespace } from '../../i18n/texts.ts';

/** What a report is written with. */
export const reportTexts: readonly Namespace[] = ['reports', 'insights', 'formulas'];
