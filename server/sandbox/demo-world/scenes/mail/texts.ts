/** A mail of the team, by which its templates and tasks are written. */
export interface MailText {
  subject: string;
  /** One paragraph each. */
  lines: readonly string[];
}

export const html = ({ lines }: MailText): string => lines.map(line => `<p>${line}</p>`).join('');

export const invitations = {
  en: {
    subject: 'A portable espresso maker for your kitchen, {{creator.name|there}}?',
    lines: [
      'Hi {{creator.name|there}},',
      'I am Lin from SEEYU. We make a portable espresso maker that fits in a bag and needs no power socket. Your videos are exactly how we would like people to meet it.',
      'We would love to send you one, with no strings attached. If you like it, we pay for one video of 30 to 60 seconds; you decide how to show it.',
      'May I send you the details and our budget?',
      'Best,<br>Lin',
    ],
  },
  ja: {
    subject: '【SEEYU】キャンプランタンのご紹介のお願い',
    lines: [
      '{{creator.name|ご担当者}}様',
      'はじめまして。SEEYUの周と申します。いつも動画を楽しく拝見しております。',
      'このたび、暖色の明かりで食卓にもキャンプにも使えるランタンを発売いたしました。ぜひ一度お試しいただき、ご紹介いただけないかと思いご連絡いたしました。',
      '商品は無償でお送りし、動画一本につき固定の報酬をお支払いいたします。',
      'ご興味がございましたら、ご返信をお待ちしております。',
    ],
  },
  ko: {
    subject: 'SEEYU 캠핑 랜턴 협업을 제안드립니다',
    lines: [
      '{{creator.name|크리에이터}}님, 안녕하세요.',
      'SEEYU의 저우입니다. 평소 영상을 즐겨 보고 있습니다.',
      '집과 캠핑장에서 모두 쓸 수 있는 랜턴을 출시했습니다. 제품을 보내드리고, 영상 한 편에 고정 비용을 지급하는 방식으로 함께하고 싶습니다.',
      '관심 있으시면 편하게 답장 주세요.',
    ],
  },
  es: {
    subject: '¿Un espresso portátil para tu próxima receta, {{creator.name|chef}}?',
    lines: [
      'Hola, {{creator.name|creador}}:',
      'Soy Lin, de SEEYU. Hacemos una cafetera portátil que no necesita enchufe, y tu forma de cocinar nos encanta.',
      'Te enviamos una sin compromiso. Si te gusta, pagamos un vídeo de 30 a 60 segundos, a tu manera.',
      '¿Te cuento los detalles y el presupuesto?',
      'Un saludo,<br>Lin',
    ],
  },
  de: {
    subject: 'Eine Campinglampe für deine nächste Tour?',
    lines: [
      'Hallo {{creator.name|zusammen}},',
      'ich bin Lin von SEEYU. Unsere Campinglampe hält vierzig Stunden und passt in jede Jackentasche.',
      'Wir schicken dir gern eine zu. Wenn sie dich überzeugt, bezahlen wir einen Beitrag in einem deiner Videos.',
      'Hast du Interesse?',
      'Viele Grüße<br>Lin',
    ],
  },
  fr: {
    subject: 'Une lampe de camping pour votre prochaine sortie ?',
    lines: [
      'Bonjour {{creator.name|à vous}},',
      'Je suis Lin, de SEEYU. Notre lampe de camping tient quarante heures et se glisse dans une poche.',
      'Nous vous en envoyons une avec plaisir. Si elle vous plaît, nous rémunérons une séquence dans l’une de vos vidéos.',
      'Puis-je vous en dire plus ?',
      'Bien à vous,<br>Lin',
    ],
  },
} as const satisfies Record<string, MailText>;

export const camping = {
  subject: 'Would you take our lantern on your next trip, {{creator.name|there}}?',
  lines: [
    'Hi {{creator.name|there}},',
    'I am Chen from SEEYU Outdoor. Our camping lantern runs for forty hours and folds to the size of a mug.',
    'We are looking for a few channels to test it for real, rain included. We pay a flat fee for a segment of two minutes or more, and you keep full editorial control.',
    'Shall I send you one together with our terms?',
    'Chen',
  ],
} as const satisfies MailText;

export const followUps = {
  gentle: {
    subject: '',
    lines: [
      'Hi {{creator.name|there}},',
      'Just making sure that my mail did not get lost. We still have ten units for creators this month and would be happy to keep one for you.',
    ],
  },
  last: {
    subject: '',
    lines: [
      'Hi {{creator.name|there}},',
      'This is my last note. If now is not the time, a short “later” is all I need, and I will come back with the next product.',
    ],
  },
  es: {
    subject: '',
    lines: [
      'Hola, {{creator.name|creador}}:',
      'Solo quería comprobar que te llegó mi mensaje. Todavía tenemos unidades para este mes.',
    ],
  },
} as const satisfies Record<string, MailText>;

export const again = {
  subject: 'Round two: the new grinder, {{creator.name|there}}',
  lines: [
    'Hi {{creator.name|there}},',
    'Thank you again for the first video. The matching grinder is ready, and you are the first to hear about it.',
    'Same terms as last time, one video by the end of next month. Are you in?',
    'Lin',
  ],
} as const satisfies MailText;
