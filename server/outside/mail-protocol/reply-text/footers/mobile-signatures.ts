import { type ReplyLine } from '../reply-lines.ts';
import { saysHowSent } from './mobile-words.ts';

const phrases = [
  String.raw`(?:sent|send|sended) (?:from|via|using|with|by) .*`,
  String.raw`(?:composed|typed|written) (?:on|with|from) (?:my|a) .{0,30}(?:phone|mobile|device|tablet|keyboard)(?:,.*)?`,
  String.raw`yahoo mail ?: .*|get the (?:all[- ])?new \w+ app: .*|provenance ?: .*`,
  String.raw`get outlook (?:for|on) .*|outlook for (?:ios|android)|via (?:my )?(?:iphone|mobile)`,
  String.raw`(?:envoyé|envoye|expédié|télécharger outlook|obtenez outlook|provenance) (?:de|depuis|à partir|avec|via|pour|par)\b.*`,
  String.raw`(?:diese nachricht wurde )?von mein.* gesendet|(?:von .* )?(?:gesendet|versendet|gesandt|verschickt) (?:von|mit|aus|über|vom) .*|outlook für .* (?:beziehen|herunterladen|laden)`,
  String.raw`(?:enviado|enviada|enviat|obtener outlook|obter o outlook|mandado) (?:desde|do|da|del|de|via|para|com|con|pelo|a partir)\b.*`,
  String.raw`(?:inviato|scarica outlook|ottieni outlook) (?:da|dal|dall|con|per|tramite)\b.*`,
  String.raw`(?:verzonden|verstuurd|gestuurd|outlook) (?:vanaf|vanuit|met|via|voor) .*`,
  String.raw`(?:skickat|skickades|sendt|send) (?:från|fra|via|med) .*|hämta outlook .*|hent outlook .*|få outlook .*`,
  String.raw`lähetetty .*|hanki outlook .*`,
  String.raw`(?:wysłane|wysłano|pobierz outlook|wiadomość wysłana) (?:z|ze|za|dla|przez) .*`,
  String.raw`(?:odesláno|odoslané|získejte outlook) (?:z|ze|pro) .*`,
  String.raw`(?:отправлено|послано|надіслано|відправлено|скачать outlook|написано) (?:с|со|из|з|із|через|для)(?: .*)?`,
  String.raw`iphone'?umdan gönderildi|.* gönderildi|trimis de pe .*|elküldve .*|az .*(?:iphone|android).* küldve`,
  String.raw`dikirim dari .*|(?:đã )?(?:được )?gửi từ .*|تم الإرسال من .*|נשלח מ.*|στάλθηκε από .*|отправено от .*|poslano (?:z|s|iz) .*|enviado .*iphone.*`,
  String.raw`(?:发自|發自|发送自|傳送自|寄自|来自|來自|从|從|由) ?.{0,40}(?:iphone|ipad|手机|手機|邮箱|郵箱|邮件|郵件|信箱|outlook|foxmail|客户端|android|安卓|华为|小米|荣耀|oppo|vivo|三星|qq|yahoo|mail|飞书|钉钉|发送|傳送).{0,20}`,
  String.raw`(?:发自|發自|来自|來自|寄自)我的.{1,25}`,
  String.raw`(?:获取|取得|下载|下載) ?(?:适用于 ?)?(?:outlook|飞书|网易邮箱).{0,30}|使用 ?.{0,20}发送|网易邮箱大师|(?:该邮件)?由 ?.{0,20}(?:定制|发送)`,
  String.raw`(?:iphone|ipad|android|スマートフォン|outlook for .*)(?:から|より)送信|.{0,30}から送信`,
  String.raw`(?:나의|내) ?(?:iphone|ipad|갤럭시).*|.*(?:에서|로) 보냄`,
];
const signature = new RegExp(`^(?:${phrases.join('|')})$`, 'iu');
const ordinary =
  /\b(?:yesterday|today|tomorrow|last|this|next|week|monday|tuesday|wednesday|thursday|friday|already|shipped|warehouse|package|parcel|tracking|invoice|sample|samples|desk|is|are|was|were)\b/i;

/** Recognises "Sent from my iPhone", "发自我的iPhone" and what other phones and programs add, in many languages. */
export function isMobileSignature({ seen }: ReplyLine): boolean {
  if (seen.length > 160) return false;
  const bare = seen
    .replace(/\[([^[\]]*)\]\(https?:[^()]*\)/g, '$1')
    .replace(/<(?:https?|mailto):[^<>]*>|\[[^[\]]*\]|\(https?:[^()]*\)|https?:\/\/\S+/g, '')
    .replace(/^[-_*—– ~<(]+|[-_*—– .。!~>)]+$/g, '')
    .trim();
  if (bare.length > 90 || bare.length < 4) return false;
  return (signature.test(bare) || saysHowSent(bare)) && !ordinary.test(bare);
}
