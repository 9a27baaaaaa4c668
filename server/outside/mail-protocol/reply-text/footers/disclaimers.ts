import { type ReplyLine } from '../reply-lines.ts';

/** What legal footers are about. */
const subjects =
  /\b(?:this|the|these|all|any|internet|outgoing|incoming) (?:[\w-]+ ){0,4}(?:e-?mails?|messages?|communications?|transmissions?|footnote)\b|\b(?:ce|cet|le présent) (?:e-?mail|message|courriel)|\bdiese (?:e-?mail|nachricht|mitteilung)|\best[ea] (?:mensaje|correo|mensagem|e-?mail)|\bquest[oa] (?:messaggio|e-?mail|comunicazione)|\b(?:dit|deze) (?:bericht|e-?mail)|(?:данное|настоящее|это) (?:сообщение|письмо)|ta wiadomość|niniejsza wiadomość|(?:本|此|该|這封|这封)(?:电子|電子)?(?:邮件|郵件)|このメール/iu;

/** What they say about it; two of these make a footer. */
const warnings = [
  /confidential|vertraulich|confidentiel|confidencia|riservat|vertrouwelijk|конфиденциальн|poufn|保密|机密|機密/i,
  /privileged|legal(?:ly)? (?:purposes|binding|liab)|copyright|rechtlich geschützt|法律/i,
  /intended (?:only|solely|recipients?|for)|addressee|(?:sole|exclusive) use|für den adressaten|destinataire|destinatari|geadresseerde|адресат|仅供|指定收件人|预期收件人/i,
  /received (?:this |it )?(?:[\w-]+ ){0,3}(?:in error|by mistake)|in error|irrtümlich|par erreur|por error|por engano|per errore|ошибочно|误收|誤收|错误地收到/i,
  /unauthori[sz]ed|prohibited|untersagt|interdit|prohibid|proibid|vietat|запрещ|严禁|禁止|不得/i,
  /disclos|disseminat|distribution|copying|weitergabe|divulg|传播|披露|泄露|复制/i,
  /virus|malware|scanned|screened|swept|病毒/i,
  /monitored|recorded|monitor\b|überwacht/i,
  /(?:opinions?|views?) (?:[\w-]+ ){0,6}expressed|opinions? (?:are|of)|not (?:necessarily )?(?:those of|represent|reflect|be official)/i,
  /delete (?:it|the|this|any)|notify (?:the|us|me)|löschen sie|supprimer|elimine|请(?:立即)?(?:删除|通知)/i,
  /data protection act|gdpr|integrity of the system|secure means|免责|免責|法律责任/i,
];

const heading =
  /^(?:disclaimer|legal (?:notice|disclaimer)|confidentiality(?: (?:notice|note|statement))?|haftungsausschluss|avis(?:o)? (?:legal|de confidential\w*|de confidencialidad\w*)|avertissement|免责声明|免責聲明|保密(?:声明|提示|须知)|法律声明)[:： ]*/i;
const strong =
  /consider the environment before printing|this (?:e-?mail|message) (?:has been|was) (?:scanned|checked|certified)|virus[- ]free|^(?:- ?)*disclaimer(?: ?-)*$/i;
/** Footers say this, but people too: it counts only if a footer follows. */
const notice =
  /^please (?:note: )?(?:do not|don't|note)\b.{0,40}\b(?:reply|message|e-?mail)|^请勿(?:直接)?回复/i;

const maxJudged = 4000;

export function joinSeen(lines: readonly ReplyLine[]): string {
  let text = '';
  for (const { seen } of lines) {
    if (seen !== '') text += ` ${seen}`;
    if (text.length > maxJudged) break;
  }
  return text.trim().replace(/^[-*_= ]+/, '');
}

/** Returns whether a paragraph is a legal footer. */
export function isDisclaimer(text: string): boolean {
  if (strong.test(text)) return true;
  const count = warnings.filter(warning => warning.test(text)).length;
  if (heading.test(text)) return count >= 1 || text.length < 40;
  return count >= 2 && subjects.test(text) && text.length >= 40;
}

const saysWarning = (text: string) => subjects.test(text) && warnings.some(warning => warning.test(text));

/**
 * Returns whether a drawn box contains a legal footer. A box of stars counts half already; lines of dashes also
 * separate ordinary text.
 * @param edge the line it is drawn with
 */
export function isBoxedDisclaimer(text: string, edge: string): boolean {
  if (!/^[*#=]/.test(edge)) return text.length < 2000 && isDisclaimer(text);
  return strong.test(text) || saysWarning(text);
}

/** Returns whether a paragraph belongs to the footer that follows it. */
export function leadsToDisclaimer(text: string): boolean {
  return saysWarning(text) || isDisclaimer(text) || notice.test(text) || heading.test(text);
}
