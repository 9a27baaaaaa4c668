import { wordList } from '../word-list.ts';

/** Devices, systems and programs that add a line below a mail. */
const senders =
  /(?<!\p{L})(?:iphone|ipad|ipod|ios|android|windows|samsung|galaxy|huawei|xiaomi|redmi|oppo|vivo|honor|nokia|blackberry|outlook|yahoo|gmail|aol|gmx|proton ?mail|zoho|spark|airmail)|айфон|آیفون|smartphone|スマートフォン|手机|手機/iu;

/** How "sent" begins, in languages whose phrases are not in the list of whole lines. */
const sent = wordList(`
    изпратен | испратен | послат | poslan | odoslan | odeslan | στάλθηκε | εστάλη | saadetud | nosūtīt | išsiųst
    küldve | elküldve | trimis | أرسل | أُرسل | مرسل | تم الإرسال | ارسال شده | भेजा गया | ส่งจาก | dihantar | dikirim
    enviat | ipinadala | bidalia | bidalita | gönderildi | lähetetty | sendt | skickat | wysłan | enviad | envoy
    inviat | verzonden | verstuurd | gesendet | надіслан | відправлен | отправлен | gửi từ | נשלח
    から送信 | 에서 보냄 | 发送 | 發送 | 傳送
  `);

/** How "get" and "download" begin: what a program's maker asks readers to do. */
const offers = wordList(`
    get | download | obtenir | obtenez | télécharge | beziehen | abrufen | holen | laden | herunterladen
    obtener | obtenga | obtén | descarga | consigue | obter | obtenha | baixa | baixe | scarica | ottieni | ottenere
    ophalen | downloade | hent | hämta | skaffa | få | hae | hanki | lataa | pobierz | uzyskaj | získ | stáhn | stiahn
    beszerz | letölt | obține | descărca | скача | получи | загрузи | завантаж | отрима | изтегл | edin | indir
    λήψη | αποκτήσ | κατέβασ | קבל | הורד | الحصول | تنزيل | รับ | ดาวน์โหลด | tải | dapatkan | unduh | muat turun
    获取 | 下载 | 下載 | 取得 | を入手 | ダウンロード | 다운로드 | 받기 | 가져오기
  `);

const beginsWith = (words: readonly string[]) =>
  new RegExp(
    words.map(word => (/^[\p{Script=Latin}]/u.test(word) ? `(?<!\\p{L})${word}` : word)).join('|'),
    'iu',
  );
const wasSent = beginsWith(sent);
const isOffered = beginsWith(offers);
const outlook = /(?<!\p{L})outlook/iu;
const platform = /(?<!\p{L})(?:ios|android|iphone|ipad|windows|mac)/iu;

/** A person who says how they sent something. */
const speaker =
  /(?<!\p{L})(?:please|bitte|try|again|i|i'll|you|we|it|ich|habe|haben|wir|je|j['’]ai|nous|yo|he|hemos|eu|nós|io|ho|abbiamo|ik|heb|jeg|jag|har|minä|olen|ja|jsem|я|мы|ми|ben|biz|saya|tôi đã)(?!\p{L})|我们|我已|我会|私は/iu;

const maxWords = 9;

/** Recognises such a line by its words, whatever their order: who sent or offers, and the name of a device or program. */
export function saysHowSent(bare: string): boolean {
  if (bare.split(' ').length > maxWords || speaker.test(bare) || /[.!?] \p{L}/u.test(bare)) return false;
  if (outlook.test(bare) && platform.test(bare) && isOffered.test(bare)) return true;
  return senders.test(bare) && wasSent.test(bare);
}
