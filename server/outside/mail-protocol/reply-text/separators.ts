import { wordList } from './word-list.ts';
import { isRule, type ReplyLine } from './reply-lines.ts';

const original = wordList(`
    original | original message | original email | original mail | original appointment | replied message | reply message
    message d’origine | message d'origine | message original | message initial | courriel d'origine
    ursprüngliche nachricht | ursprüngliche mail | original-nachricht | originalnachricht | urspruengliche nachricht
    mensaje original | mensagem original | missatge original | messaggio originale | mesaj original
    oorspronkelijk bericht | originele bericht | origineel bericht
    ursprungligt meddelande | originalmeddelande | original meddelelse | oprindelig meddelelse | oprindelig besked
    opprinnelig melding | alkuperäinen viesti | wiadomość oryginalna | oryginalna wiadomość
    původní zpráva | původní e-mail | pôvodná správa | eredeti üzenet | orijinal mesaj | özgün ileti
    исходное сообщение | оригинальное сообщение | первоначальное сообщение | пересылаемое | вихідне повідомлення
    原始邮件 | 原始郵件 | 原邮件 | 原始信息 | 邮件原件 | 回复的原邮件 | 回复的邮件 | 原始訊息 | 原始消息
    元のメッセージ | 元のメール | 원본 메시지 | 원본 메일 | tin nhắn gốc | pesan asli
  `);

const forwarded = wordList(`
    forwarded message | forwarded email | forwarded mail | begin forwarded message | forwarded by
    message transféré | message transmis | début du message transféré | début du message réexpédié
    weitergeleitete nachricht | anfang der weitergeleiteten nachricht | anfang der weitergeleiteten e-mail
    mensaje reenviado | inicio del mensaje reenviado | mensagem encaminhada | mensagem reencaminhada
    início da mensagem encaminhada | início da mensagem reencaminhada | missatge reenviat
    messaggio inoltrato | inizio messaggio inoltrato | doorgestuurd bericht | begin doorgestuurd bericht
    vidarebefordrat meddelande | videresendt meddelelse | videresendt melding | välitetty viesti
    przekazana wiadomość | wiadomość przekazana | treść przekazanej wiadomości | přeposlaná zpráva | továbbított levél
    пересылаемое сообщение | пересланное сообщение | переслане повідомлення | начало переадресованного сообщения
    iletilen mesaj | yönlendirilen ileti | mesaj redirecționat
    转发邮件 | 转发的邮件 | 转发邮件信息 | 转发的消息 | 转发信息 | 已转发邮件 | 被转发邮件 | 开始转发的邮件
    以下是转发的邮件 | 下面是转发的邮件 | 下面是被转发的邮件 | 轉寄郵件 | 轉寄的郵件 | 開始轉寄郵件 | 轉呈郵件
    転送メッセージ | 転送されたメッセージ | 전달된 메시지 | 전달된 메일 | chuyển tiếp tin nhắn | pesan terusan
  `);

const originals = new Set(original);
const forwards = new Set(forwarded);
const above =
  /reply above this line|type your reply above|answer above this line|请在此行(?:以上|上方|之上)回复|antworten sie oberhalb/i;
const startOfPgp = /^-{5}BEGIN PGP SIGNATURE-{5}$/;

export type Separator = 'quote' | 'forward';

/**
 * Returns whether everything below a line is another message: "-----Original Message-----", "Begin forwarded message:",
 * "------------------ 原始邮件 ------------------".
 */
export function separatorOf({ seen }: ReplyLine): Separator | null {
  if (seen.length > 120) return null;
  const bare = seen.replace(/^[-_=*>#~+—–‐─ ]+/, '');
  const words = bare.replace(/[-_=*<#~+—–‐─:： ]+$/, '').toLowerCase();
  if (words === '' || words === seen.toLowerCase()) return null;
  if (above.test(words)) return 'quote';
  if (originals.has(words)) return 'quote';
  if (forwards.has(words) || /^forwarded by \S/.test(words)) return 'forward';
  return null;
}

/** Returns whether it is words between drawn lines, as above a header in any language: "---- Originala ziņa ----". */
export function isTitle({ seen }: ReplyLine): boolean {
  return /^[-_=*]{3,} ?\p{L}[^-_=*]{2,40}[-_=*]{3,}$/u.test(seen);
}

/** Returns whether a line conventionally begins a signature or footer: "-- " (RFC 3676, 4.3), "—", PGP. */
export function isSignatureMark(line: ReplyLine): boolean {
  return /^(?:--|—|――|──)$/.test(line.seen) || startOfPgp.test(line.seen);
}

/** Returns whether it is a drawn line other than the mark of a signature. */
export function isDrawnLine(line: ReplyLine): boolean {
  return isRule(line) && !isSignatureMark(line);
}
