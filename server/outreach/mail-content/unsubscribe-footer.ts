import type { ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import { variableText, type VariableValues } from '../../../contract/core/mail/mail-variables.ts';

/** The line with the unsubscribe link at the end of a mail, as HTML and as text. */
export interface Footer {
  html: string;
  text: string;
}

const linkStyle = 'color:#666666';

const lines: Record<ReaderLang, { question: string; label: string }> = {
  en: { question: 'Don’t want to hear from us again?', label: 'Unsubscribe' },
  zh: { question: '不想再收到我们的邮件？', label: '退订' },
  'zh-Hant': { question: '不想再收到我們的郵件？', label: '取消訂閱' },
  ja: { question: '今後メールの受信を希望されない場合は、こちらから', label: '配信停止' },
  ko: { question: '더 이상 메일을 받고 싶지 않으신가요?', label: '수신 거부' },
  id: { question: 'Tidak ingin menerima email dari kami lagi?', label: 'Berhenti berlangganan' },
  ms: { question: 'Tidak mahu menerima e-mel daripada kami lagi?', label: 'Berhenti melanggan' },
  th: { question: 'ไม่ต้องการรับอีเมลจากเราอีกใช่ไหม', label: 'ยกเลิกการรับอีเมล' },
  vi: { question: 'Không muốn nhận email từ chúng tôi nữa?', label: 'Hủy đăng ký' },
  es: { question: '¿No quieres recibir más correos nuestros?', label: 'Darse de baja' },
  pt: { question: 'Não quer mais receber nossos e-mails?', label: 'Cancelar inscrição' },
  fr: { question: 'Vous ne souhaitez plus recevoir nos e-mails ?', label: 'Se désabonner' },
  de: { question: 'Möchten Sie keine E-Mails mehr von uns erhalten?', label: 'Abmelden' },
  ru: { question: 'Не хотите больше получать наши письма?', label: 'Отписаться' },
  ar: { question: 'ألا ترغب في تلقي رسائلنا بعد الآن؟', label: 'إلغاء الاشتراك' },
};

/**
 * The line as values of a recipient's message, so that one prepared mail serves recipients of all languages.
 * @param lang the recipient's, if it is known
 */
export const footerValues = (lang: ReaderLang | undefined): VariableValues =>
  lang ? { 'unsubscribe.question': lines[lang].question, 'unsubscribe.label': lines[lang].label } : {};

/** @param lang of the mail, for recipients whose language is not known */
export function readerFooter(lang: ReaderLang): Footer {
  const question = variableText('unsubscribe.question', lines[lang].question);
  const label = variableText('unsubscribe.label', lines[lang].label);
  return {
    html: `<span dir="auto">${question} <a href="{{unsubscribe.link}}" style="${linkStyle}">${label}</a></span>`,
    text: `${question} ${label}: {{unsubscribe.link}}`,
  };
}

const chinese: Footer = {
  html: `如果不想再收到我们的邮件，请点此<a href="{{unsubscribe.link}}" style="${linkStyle}">退订</a>。`,
  text: '如果不想再收到我们的邮件，请点此退订：{{unsubscribe.link}}',
};
const english: Footer = {
  html: `If you would rather not hear from us again, <a href="{{unsubscribe.link}}" style="${linkStyle}">unsubscribe here</a>.`,
  text: 'If you would rather not hear from us again, unsubscribe here: {{unsubscribe.link}}',
};

/** The line in task versions from before mail had fifteen languages: their messages can be built again unchanged. */
export const footerOfBefore = (lang: ReaderLang): Footer => (lang === 'zh' ? chinese : english);
