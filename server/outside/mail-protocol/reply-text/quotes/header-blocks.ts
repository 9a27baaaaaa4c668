import { wordList } from '../word-list.ts';
import { type LineSpan, type ReplyLine } from '../reply-lines.ts';

type Field = 'from' | 'date' | 'to' | 'subject' | 'other';

/** Names of header lines as mail programs write them above what they quote. */
const names: Record<Field, readonly string[]> = {
  from: wordList(`
    from | von | de | da | van | från | fra | od | от | від | de la | kimden | gönderen | lähettäjä
    feladó | από | pengirim | dari | từ | จาก | من | מאת | expéditeur | absender | remitente | mittente
    expeditor | pošiljatelj | šalje | odesílatel | odosielateľ | avsändare | afsender | avsender | nuo | no
    frá | daripada | nork | از | فرستنده | प्रेषक
    发件人 | 寄件者 | 寄件人 | 發件人 | 发自 | 差出人 | 送信者 | 보낸사람 | 보내는사람 | 보낸이 | remetente | saatja
  `),
  date: wordList(`
    sent | date | gesendet | gesendet am | datum | envoyé | envoyé le | date d'envoi | message du
    enviado | enviado el | enviado em | enviada em | enviada | fecha | data | inviato | inviato il
    verzonden | skickat | sendt | dato | wysłano | wysłane | отправлено | дата | надіслано | date/time
    gönderildi | gönderme tarihi | gönderilme tarihi | tarih | lähetetty | päivämäärä | elküldve | dátum
    odesláno | odoslané | trimis | dikirim | tanggal | đã gửi | ngày | sent at | ημερομηνία | στάλθηκε
    发送时间 | 发送日期 | 日期 | 时间 | 寄件日期 | 傳送時間 | 時間 | 寄件時間 | 送信日時 | 日時 | 日付
    poslano | išsiųsta | nosūtīts | saadetud | saatmisaeg | kuupäev | изпратено | испратено | enviat | enviat el
    dihantar | tarikh | bidalia | küldve | dátum | ارسال شده | تاریخ | تم الإرسال | भेजा गया | दिनांक | ส่ง
    보낸날짜 | 날짜 | 보낸시간 | التاريخ | נשלח | วันที่
  `),
  to: wordList(`
    to | an | à | a | para | aan | till | til | do | komu | кому | kime | alıcı | vastaanottaja
    címzett | pre | pro | destinataire | kepada | đến | tới | către | προς | إلى | אל | empfänger
    za | prima | primatelj | prejemnik | kam | adressaat | kellele | до | per a | nori | به | گیرنده | प्रति
    收件人 | 收件者 | 宛先 | 받는사람 | 받는이 | destinatario | destinatário | ถึง
  `),
  subject: wordList(`
    subject | betreff | objet | sujet | asunto | assunto | oggetto | onderwerp | ämne | emne | temat
    тема | konu | aihe | tárgy | předmět | predmet | subiect | chủ đề | tiêu đề | perihal | subjek | θέμα
    主题 | 主旨 | 主題 | 標題 | 标题 | 件名 | 제목 | الموضوع | נושא | assumpte | efni | เรื่อง
    predmet | zadeva | naslov | tēma | temats | teema | относно | gaia | perkara | موضوع | विषय | tema
  `),
  other: wordList(`
    cc | bcc | copie | copie à | kopie | kopia | kopi | cópia | copia | dw | копия | копія | bilgi
    抄送 | 密送 | 副本 | 抄送人 | 参照 | 참조 | másolatot kap | reply-to | reply to | risposta | répondre à
    antwort an | 回复 | 回复至 | 附件 | attachments | attachment | anlagen | pièces jointes | importance
    priority | wichtigkeit | kópia | kopio | cc. | 重要性 | organization | in-reply-to | message-id
  `),
};

const fields = new Map<string, Field>();
for (const field of ['from', 'date', 'to', 'subject', 'other'] as const) {
  for (const name of names[field]) fields.set(name, field);
}

const maxLabel = 30;
const maxLines = 30;
const maxContinuation = 10;
const cjk = /[\u3000-\u9FFF\uAC00-\uD7AF]/;

/** Returns which header a line such as "*Gesendet:* Montag" or "发件人： 张三" is, or null. */
function fieldOf({ seen }: ReplyLine): Field | null {
  const at = seen.slice(0, maxLabel).search(/[:：]/);
  if (at < 1) return null;
  const label = seen
    .slice(0, at)
    .replace(/[*_|>]/g, '')
    .trim()
    .toLowerCase();
  return fields.get(cjk.test(label) ? label.replace(/[\s\u3000]/g, '') : label) ?? null;
}

const unknownLabel = /^[*_]?\p{L}[\p{L}\p{M} .'’-]{0,24}[*_]? ?[:：]/u;
const hasSender = /(?:<|\[mailto:)[^<>[\]\s@]{1,100}@[^<>[\]\s@]{1,200}[>\]]/;
const isSenderLine = (line: ReplyLine) => fieldOf(line) === 'from' && hasSender.test(line.seen);
const hasTime = /\d{1,2}[:.]\d{2}/;

/**
 * Recognises a copied header in a language that is not in the list: labelled lines, of which the first has an address
 * in angle brackets, and another a year and a time.
 */
function unknownBlockAt(lines: readonly ReplyLine[], from: number): LineSpan | null {
  const first = lines[from];
  if (!first || first.isQuoted || !unknownLabel.test(first.seen) || !hasSender.test(first.seen)) return null;
  let to = from;
  let isDated = false;
  for (let line = lines[to + 1]; line && to - from < maxLines; line = lines[to + 1]) {
    if (!unknownLabel.test(line.seen)) break;
    isDated ||= /\d{4}/.test(line.seen) && hasTime.test(line.seen);
    to += 1;
  }
  const isClosed = lines[to + 1]?.isBlank !== false;
  return isDated && to - from >= 2 && isClosed ? { from, to } : null;
}

/**
 * Returns the lines that a mail program copied from a header ("From:", "Sent:", "To:", "Subject:"), if such a block
 * begins with this line: the sender, and two of date, recipients and subject; one is enough beside a sender's address.
 */
export function headerBlockAt(lines: readonly ReplyLine[], from: number): LineSpan | null {
  return knownBlockAt(lines, from) ?? unknownBlockAt(lines, from);
}

function knownBlockAt(lines: readonly ReplyLine[], from: number): LineSpan | null {
  const first = lines[from];
  if (!first || first.isQuoted || fieldOf(first) === null) return null;
  const found = new Set<Field>();
  let to = from;
  let continued = 0;
  for (let at = from; at < lines.length && at < from + maxLines; at += 1) {
    const line = lines[at];
    const field = line && !line.isBlank ? fieldOf(line) : null;
    if (field) {
      found.add(field);
      to = at;
      continued = 0;
      continue;
    }
    const next = lines[at + 1];
    if (line?.isBlank) {
      if (!next || fieldOf(next) === null) break;
      continue;
    }
    continued += 1;
    if (continued > maxContinuation) break;
  }
  found.delete('other');
  const isSure = found.size >= 3 || (found.size === 2 && lines.slice(from, to + 1).some(isSenderLine));
  return found.has('from') && isSure ? { from, to: lastContinuation(lines, to) } : null;
}

/** Returns the end of a long subject or list of recipients, which continues up to the blank line. */
function lastContinuation(lines: readonly ReplyLine[], to: number): number {
  let end = to;
  while (end - to < 3 && lines[end + 1] && !lines[end + 1]?.isBlank) end += 1;
  return lines[end + 1]?.isBlank === false ? to : end;
}
