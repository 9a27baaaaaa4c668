import { z } from 'zod';

/** `error` prevents sending; `warning` can be ignored. */
export const findingSchema = z.object({
  severity: z.enum(['error', 'warning']),
  /** Key of its sentence in i18n `mail-tasks.finding`. */
  finding: z.enum([
    'noName',
    'noSender',
    'senderNotVerified',
    'noRecipients',
    'noSubject',
    'noBody',
    'ccFormat',
    'unknownVariable',
    'missingValue',
    'deadLink',
    'spamWord',
    'shouting',
    'noUnsubscribeFooter',
    'tooLarge',
    'planLimit',
    'memberQuota',
    'roundInPast',
    'onlyPictures',
    'noLink',
    'linkGone',
    'linkOff',
    'linkExpired',
    'linkExpires',
  ]),
  round: z.int().nullable(),
  /** The values for its sentence. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.output<typeof findingSchema>;
