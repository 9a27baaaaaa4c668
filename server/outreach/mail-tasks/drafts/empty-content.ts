import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { MailRound, TaskContent } from '../../../../contract/outreach/mail-content.ts';

/** The first round of a new task. */
const emptyRound: MailRound = {
  subject: '',
  html: '',
  text: null,
  attachments: [],
  condition: 'always',
  wait: { kind: 'after', amount: 3, unit: 'days' },
  templateId: null,
};

/** The initial content of a draft. Its window is working hours in the recipient's time zone. */
export function emptyContent(lang: Lang, senderIds: readonly number[]): TaskContent {
  return {
    name: '',
    lang,
    senderIds: [...senderIds],
    cc: '',
    rounds: [emptyRound],
    tracking: { opens: true, clicks: false },
    unsubscribeFooter: true,
    linkId: null,
    window: { from: '09:00', until: '18:00', days: [1, 2, 3, 4, 5], zone: 'recipient' },
  };
}
