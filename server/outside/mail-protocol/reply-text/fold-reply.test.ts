import { describe, expect, it } from 'vitest';
import { foldReply } from './fold-reply.ts';

const quote = '> Would you show our lamp?\n> We pay 300.';
const unmarked = 'Would you show our lamp?\nWe pay 300.';

const attributions = [
  'On Mon, Feb 1, 2026 at 6:32 PM, Ann Lee <ann@shop.example> wrote:',
  'On Mon, Feb 1, 2026 at 6:32 PM, Ann Lee <ann@shop.example>\nwrote:',
  'On Mon, Feb 1, 2026 at 6:32 PM Ann Lee of a Very Long Company <\nann@shop.example> wrote:',
  'At 2026-02-01 18:32:10, "Ann" <ann@shop.example> wrote:',
  '---- On Sun, 01 Feb 2026 18:32:10 +0530 Ann <ann@shop.example> wrote ----',
  'Ann Lee <ann@shop.example> 于2026年2月1日周日 18:32写道：',
  '在 2026年2月1日，下午6:32，Ann Lee <ann@shop.example> 写道：',
  '在2026-02-01 18:32:10，"Ann" <ann@shop.example> 写道：',
  '2026年2月1日 18:32，Ann <ann@shop.example> 写道：',
  'Ann Lee <ann@shop.example> 於 2026年2月1日 週日 下午6:32寫道：',
  'Le dim. 1 févr. 2026 à 18:32, Ann Lee <ann@shop.example> a écrit :',
  'Am So., 1. Feb. 2026 um 18:32 Uhr schrieb Ann Lee <ann@shop.example>:',
  'Ann Lee <ann@shop.example> schrieb am So., 1. Feb.\n2026 um 18:32 Uhr:',
  'El dom, 1 feb 2026 a las 18:32, Ann Lee (<ann@shop.example>) escribió:',
  'Il giorno dom 1 feb 2026 alle ore 18:32 Ann Lee <ann@shop.example> ha scritto:',
  'Em dom., 1 de fev. de 2026 às 18:32, Ann Lee <ann@shop.example> escreveu:',
  'Op zo 1 feb 2026 om 18:32 schreef Ann Lee <ann@shop.example>:',
  'Den sön 1 feb. 2026 kl 18:32 skrev Ann Lee <ann@shop.example>:',
  'søn. 1. feb. 2026 kl. 18:32 skrev Ann Lee <ann@shop.example>:',
  'W dniu 1.02.2026 o 18:32, Ann Lee pisze:',
  'niedz., 1 lut 2026 o 18:32 Ann Lee <ann@shop.example> napisał(a):',
  'вс, 1 февр. 2026 г. в 18:32, Ann Lee <ann@shop.example>:',
  '1 февраля 2026 г., 18:32, Ann Lee <ann@shop.example> написал(а):',
  '1 лют. 2026 р. 18:32 "Ann" <ann@shop.example> пише:',
  'su 1. helmik. 2026 klo 18.32 Ann Lee (ann@shop.example) kirjoitti:',
  '2026年2月1日(日) 18:32 Ann Lee <ann@shop.example>:',
  '2026년 2월 1일 (일) 오후 6:32, Ann Lee <ann@shop.example>님이 작성:',
  'Ann Lee <ann@shop.example>, 1 Şub 2026 Paz, 18:32 tarihinde şunu yazdı:',
  'Ann Lee <ann@shop.example> ezt írta (időpont: 2026. febr. 1., V, 18:32):',
  'Vào CN, 1 thg 2, 2026 vào lúc 18:32 Ann Lee <ann@shop.example> đã viết:',
  'ในวันที่ อา. 1 ก.พ. 2026 เวลา 18:32 Ann <ann@shop.example> เขียนว่า:',
  'في الأحد، 1 فبراير 2026 في 18:32 تمت كتابة ما يلي بواسطة Ann <ann@shop.example>:',
  'Zitat von Ann Lee <ann@shop.example>:',
  'Am Mittwoch, 18. September 2026 schrieb Ann Lee :',
  'onsdag 18. september 2026 skrev Ann Lee følgende:',
  'Ann Lee via Lamp Forum wrote:',
  'Posted by ann on 02/01/2026',
];

/** In languages of which the rules do not know the words. */
const unknownAttributions = [
  'V V ned., 1. feb. 2026 ob 18:32 je oseba Ann Lee <ann@shop.example> zapisala:',
  'Ann Lee (<ann@shop.example>) lietotājs 2026. g. 1. febr., plkst. 18:32 teica:',
  'Ann Lee (<ann@shop.example>) asemenud (2026 ots. 1, ig. (18:32)):',
  'در تاریخ یکشنبه ۱ فوریهٔ ۲۰۲۶،‏ ۱۸:۳۲ Ann Lee <ann@shop.example> گفت:',
  'في ١ فبراير ٢٠٢٦ ١٨:٣٢ Ann Lee <ann@shop.example> قال:',
];

describe('what folds with a quote', () => {
  it.each([...attributions, ...unknownAttributions])('%s', attribution => {
    const marked = foldReply(`Yes, gladly.\n\n${attribution}\n\n${quote}\n`);
    expect(marked).toEqual({
      visible: 'Yes, gladly.',
      folded: [{ kind: 'quote', text: `${attribution}\n\n${quote}` }],
    });
    expect(foldReply(`Yes, gladly.\n\n${attribution}\n\n${unmarked}\n`).visible).toBe('Yes, gladly.');
  });

  it.each([
    'On the other hand, we could wait.\nAs she wrote: patience.',
    'On Monday at 5:30 I am free.\nShall we talk?',
    'Call me at 5:30, or write to ann@shop.example',
    'I wrote on 5 May 2026 that the price is 300: no answer.',
    '我在2026年5月3日写过一封邮件，请查收。',
    'Here is my offer:\n- one video: 300\n- two videos: 500',
    'From: 300 to 500, as you like.\nTo: be agreed.',
    '时间：5月3日\n地点：上海\n主题：新品发布',
    'My analysis:\n\n----\n\nIt went well.\n\n----\n\nMore next week.',
    'I am writing because of:\n-- the price\n-- the date\n\nThanks!',
    'Sent from my warehouse yesterday, tracking follows.\n\nAnn',
    'Meet Ann <ann@shop.example> on Monday at 18:30:\nthe address is below.',
    'Name: Ann\nEmail: ann@shop.example\nDate: 5 May 2026 18:30\nPlace: Berlin',
    'Shipped by: Ann <ann@shop.example>\nPrice: 300',
    'I sent it from my iPhone.',
    'Ich habe es von meinem Huawei gesendet.',
    'Sent from my desk, which is much easier than a phone.',
    'Please download Outlook for iOS and try again.',
    '> Only a quote.',
  ])('not in %j', text => {
    expect(foldReply(text)).toEqual({ visible: text, folded: [] });
  });

  it('folds a line with a day and a time above a marked quote, whatever it says', () => {
    const text = `Yes.\n\nAnn Lee, 2026-02-01 18:32, teica:\n\n${quote}`;
    expect(foldReply(text).visible).toBe('Yes.');
  });

  it('leaves the line above an attribution to its writer', () => {
    const text = `Call me at 5:30\nOn Mon, 1 Feb 2026 at 18:32, Ann <ann@shop.example> wrote:\n${quote}`;
    expect(foldReply(text).visible).toBe('Call me at 5:30');
  });
});

describe('where the rest of a mail is another', () => {
  it.each([
    ['quote', '-----Original Message-----'],
    ['quote', '*-------- Original Message --------*'],
    ['quote', '------------------ 原始邮件 ------------------'],
    ['quote', '-----邮件原件-----'],
    ['quote', '-----Ursprüngliche Nachricht-----'],
    ['quote', '-------- Message d’origine --------'],
    ['quote', '---- Replied Message ----'],
    ['quote', '---Original---'],
    ['forward', '---------- Forwarded message ---------'],
    ['forward', 'Begin forwarded message:'],
    ['forward', '---------- 转发的邮件 ---------'],
    ['quote', 'From: Ann <ann@shop.example>\nSent: Monday, 1 February 2026 18:32\nTo: Bo\nSubject: Lamp'],
    ['quote', '*From:* Ann\n*Date:* Monday\n*Subject:* Lamp'],
    ['quote', '________________________________\nVon: Ann\nGesendet: Montag\nAn: Bo\nBetreff: Lampe'],
    ['quote', '发件人： Ann\n发送时间： 2026-02-01 18:32\n收件人： Bo\n主题： 台灯'],
    ['quote', '寄件者: Ann\n日期: 2026年2月1日\n收件者: Bo\n主旨: 檯燈'],
    ['quote', 'De : Ann\nEnvoyé : lundi\nÀ : Bo\nObjet : Lampe'],
    ['quote', 'От: Ann\nОтправлено: 1 февраля\nКому: Bo\nТема: Лампа'],
    ['quote', 'From: Ann <ann@shop.example>\nDate: Monday'],
    ['quote', 'Nuo: Ann\nIšsiųsta: 2026 m. vasario 1 d.\nKam: Bo\nTema: Lempa'],
    ['quote', 'Šalje: Ann\nPoslano: 1. veljače 2026.\nPrima: Bo\nPredmet: Lampa'],
    ['quote', 'От: Ann\nИзпратено: 1 февруари\nДо: Bo\nОтносно: Лампа'],
    ['quote', 'از: Ann\nارسال شده: ۱ فوریه\nبه: Bo\nموضوع: چراغ'],
    ['quote', 'Mittente-x: Ann <ann@shop.example>\nQuando: 1 feb 2026 18:32\nChi: Bo\nCosa: Lampada'],
    [
      'quote',
      '-------- Originala ziņa --------\nAutors: Ann <ann@shop.example>\nLaiks: 2026-02-01 18:32\nTēma: Lampa',
    ],
    ['quote', 'From: A Very Long Name\n<ann@shop.example>\nSent: Monday\nTo: Bo\nSubject: Lamp'],
  ] as const)('%s at %j', (kind, marker) => {
    const other = `${marker}\n\n${unmarked}`;
    expect(foldReply(`好的，可以。\n\n${other}`)).toEqual({
      visible: '好的，可以。',
      folded: [{ kind, text: other }],
    });
  });

  it('shows a forwarded mail without any text above', () => {
    const folded = foldReply(
      `---------- Forwarded message ---------\nFrom: Ann\nDate: Monday\nTo: Bo\n\n${unmarked}`,
    );
    expect(folded.visible).toBe(unmarked);
    expect(folded.folded.map(({ kind }) => kind)).toEqual(['header']);
  });
});

describe('answers between quotes', () => {
  const attribution = 'On Mon, 1 Feb 2026 at 18:32, Ann <ann@shop.example> wrote:';

  it('keeps the answered quotes, and folds the attribution and unanswered quotes', () => {
    const text = `${attribution}\n> How much?\n\n300.\n\n> When?\n\nIn May.\n\n> Best, Ann`;
    expect(foldReply(text)).toEqual({
      visible: '> How much?\n\n300.\n\n> When?\n\nIn May.',
      folded: [
        { kind: 'header', text: attribution },
        { kind: 'quote', text: '> Best, Ann' },
      ],
    });
  });

  it('folds a quote at the top, with everything written below', () => {
    expect(foldReply(`${attribution}\n${quote}\n\nYes, gladly.`).visible).toBe('Yes, gladly.');
  });

  it('shows nothing for an empty text', () => {
    expect(foldReply(`${attribution}\n${quote}`).visible).toBe('');
  });

  it('folds contact lines below the quote, and quotes marked with a name or a bar', () => {
    expect(foldReply(`Yes.\n\n${quote}\n\nAnn Lee\nann@shop.example\n+49 30 1234567`).visible).toBe('Yes.');
    expect(foldReply(`Yes.\n\nAL> How much?\nAL> When?`).visible).toBe('Yes.');
    expect(foldReply(`Yes.\n\n${attribution}\n| How much?`).visible).toBe('Yes.');
  });
});

describe('text below the reply', () => {
  it.each([
    '--\nAnn Lee\nShop Ltd',
    '—\nAnn Lee',
    'Sent from my iPhone',
    'Sent from my Verizon Wireless BlackBerry',
    'Get Outlook for iOS<https://aka.ms/o0ukef>',
    '发自我的iPhone',
    '发自我的小米手机',
    '来自我的华为手机',
    '發自我的 iPhone',
    'Von meinem iPhone gesendet',
    '(Sent from my phone)',
    'נשלח מה-iPhone שלי',
    'Envoyé de mon iPhone',
    'Enviado desde mi iPhone',
    'Inviato da iPhone',
    'Verstuurd vanaf mijn iPhone',
    'Отправлено с iPhone',
    'iPhoneから送信',
    'Get [Outlook for iOS](https://aka.ms/o0ukef)',
    'Download Outlook for Android',
    'Obtenir Outlook pour iOS',
    'Téléchargez Outlook pour Android',
    'Outlook für Android abrufen',
    'Holen Sie sich Outlook für iOS',
    'Descargar Outlook para Android',
    'Baixe o Outlook para iOS',
    'Skaffa Outlook för Android',
    'Pobierz program Outlook dla systemu iOS',
    'Получите Outlook для Android',
    'iOS için Outlook’u edinin',
    'קבל את Outlook עבור iOS',
    'الحصول على Outlook for iOS',
    '获取适用于 iOS 的 Outlook',
    'Outlook for iOS を入手',
    'iOS용 Outlook 받기',
    'Изпратено от моя iPhone',
    'Saadetud minu iPhone’ist',
    'Išsiųsta iš mano iPhone',
    'أُرسلت من الـ iPhone',
    'मेरे iPhone से भेजा गया',
    'ส่งจาก iPhone ของฉัน',
    'Enviat des del meu iPhone',
    'Yahoo Mail: Search, Organize, Conquer',
    '_______________________________\nlamp-fans mailing list\nlamp-fans@lists.example',
    '----------------\nAnn Lee\nskype: ann\nhttp://www.shop.example',
    '*****',
  ])('signature: %j', footer => {
    expect(foldReply(`Yes, gladly.\n\nBest regards,\nAnn\n\n${footer}\n`)).toEqual({
      visible: 'Yes, gladly.\n\nBest regards,\nAnn',
      folded: [{ kind: 'signature', text: footer.trim() }],
    });
  });

  it.each([
    'This email and any attachments are confidential and intended solely for the addressee.',
    'CONFIDENTIALITY NOTICE: This message may hold privileged matter. If received in error, delete it.',
    '保密声明：本邮件及其附件含有保密信息，仅供指定收件人使用，如误收请立即删除。',
    'Diese E-Mail enthält vertrauliche Informationen. Wenn Sie diese E-Mail irrtümlich erhalten haben, löschen Sie sie.',
    'Ce message est confidentiel et destiné au seul destinataire. Toute divulgation est interdite.',
  ])('disclaimer: %s', footer => {
    expect(foldReply(`Yes, gladly.\n\n${footer}\n`)).toEqual({
      visible: 'Yes, gladly.',
      folded: [{ kind: 'disclaimer', text: footer }],
    });
  });

  it('folds a box in the middle and keeps the text after it', () => {
    const box = '**********\nThis message may be monitored.\n**********';
    expect(foldReply(`Yes.\n\n${box}\n\nPS: in May.`).visible).toBe('Yes.\n\n\nPS: in May.');
  });

  it('keeps text below the name of a phone', () => {
    const text = `Sent from my iPhone\n\n${quote}\n\nYes, gladly, in May.`;
    expect(foldReply(text).visible).toBe('Yes, gladly, in May.');
  });
});

describe('bad input', () => {
  it('ends lines in any way', () => {
    expect(foldReply('Yes.\r\n\r\n> How much?\r\n').visible).toBe('Yes.');
    expect(foldReply('Yes.\r\r> How much?\r').visible).toBe('Yes.');
  });

  it('ignores invisible characters', () => {
    expect(foldReply('Yes.\n\u200B\n\u200E> How much?').visible).toBe('Yes.');
  });

  it.each([
    ['spaces', ' '.repeat(300_000)],
    ['dashes', '- '.repeat(150_000)],
    ['half attributions', 'On Mon, 1 Feb 2026 at 18:32 Ann <\n'.repeat(9000)],
    ['colons', 'On 1 Feb 2026 18:32 x:\n'.repeat(1).padEnd(300_000, 'at 12:30 1.1.2026 a@b \n')],
    ['headers', 'From: Ann\n'.repeat(30_000)],
    ['stars', `${'*'.repeat(80)}\nThis message\n`.repeat(3000)],
    ['one line', 'this the a '.repeat(30_000)],
    ['brackets', 'Sent from '.padEnd(300_000, '<[(')],
    ['blank lines', '\n'.repeat(300_000)],
    ['quotes', '> > '.repeat(75_000)],
    ['paragraphs', 'this confidential a@b\n\n'.repeat(14_000)],
  ])('takes little time for %s', (_name, text) => {
    const start = performance.now();
    foldReply(`Yes.\n\n${text}`);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
