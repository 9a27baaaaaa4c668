import type { Lang } from '../../../contract/core/error-texts.ts';

/** The sentence with the unsubscribe link at the end of a mail, as HTML and as text. */
export const footers: Record<Lang, { html: string; text: string }> = {
  zh: {
    html: '如果不想再收到我们的邮件，请点此<a href="{{unsubscribe.link}}" style="color:#666666">退订</a>。',
    text: '如果不想再收到我们的邮件，请点此退订：{{unsubscribe.link}}',
  },
  en: {
    html: 'If you would rather not hear from us again, <a href="{{unsubscribe.link}}" style="color:#666666">unsubscribe here</a>.',
    text: 'If you would rather not hear from us again, unsubscribe here: {{unsubscribe.link}}',
  },
};
