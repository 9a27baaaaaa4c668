import type { Lexicon } from './lexicon.ts';

/** Russian, Ukrainian and Bulgarian. */
export const cyrillic: Lexicon = {
  script: /\p{sc=Cyrillic}/u,
  hints: `
    реклам, спонсор, партнер, партньор, платн, платено, платен, платну, платне, бартер, erid, инн, промо,
    оплач, подар, присла, надісла, амбасад, сотруднич, співпрац, бренд, при підтримці, при поддержке,
    инфлуен, обмен, обмін, взамен, срещу, бесплатно, безкоштовно, безплатно, токен, коллаборац, колаборац,
    изпрати, получих, покан, пригла, запрош, комисси, комисион, комісі, интеграц, інтеграц, рекламодат,
    сътруднич, предоставлен, надан, предоставен, гостувахме, любезно, с подкрепата, афилиейт`,
  hashtags: `
    реклама промо рекламныйпост рекламная_интеграция рекламнаяинтеграция рекламапост нативнаяреклама спонсор
    спонсорский спонсировано партнерскийматериал партнёрскийматериал партнерскийпост сотрудничество
    платноесотрудничество платноепартнерство платноепартнёрство бартер поБартеру отзывзабартер
    прислалинаобзор подарокотбренда амбассадор амбассадорбренда коммерческоесотрудничество
    коллаборация_реклама рекламнийпост рекламнаінтеграція рекламна_інтеграція співпраця партнерство
    платнеспівробітництво платнаспівпраця платнепартнерство оплаченепартнерство партнерськийматеріал
    спонсоровано на_правах_реклами направахреклами направахрекламы подарунок_від_бренду амбасадор
    амбасадорка комерційнаспівпраця партнерськийпост спонсорирано спонсориранопостче платенопартньорство
    платено партньорство рекламно рекламносъдържание спонсорирансодржай сътрудничество рекламенпост
    платеносъдържание подарено платенареклама рекламапр спонсорираносъдържание спонсориранпост
    приятелинабранда`,
  hashtagPatterns: [
    '(?:амбассадор|амбасадор|амбасадорка|посланик)~{3,}',
    '(?:реклама|спонсор)(?:от|від|на)~{3,}',
  ],
  labels: `
    на правах рекламы, на правах реклами, спонсор, партнерский материал, партнёрский материал,
    рекламно съдържание, рекламный пост, рекламна інтеграція, платено партньорство, спонсорирано,
    платна реклама, платена реклама, промо, рекламная интеграция, партнерський матеріал,
    оплачене партнерство, спонсорирано съдържание, рекламный материал, бартер, спонсор відео, спонсор видео,
    платно съдържание, рекламне партнерство, рекламний пост, рекламодатель`,
  barredLabels: `
    реклама, співпраця`,
  phrases: [
    'erid[ :.|#-]{0,3}[a-z\\d]{6,}',
    'токен[ :.|#-]{0,3}[a-z\\d]{5,}',
    'реклама[.,:]? (?:ооо|ип|ао|пао|тов|фоп|оод|еоод)',
    'рекламодатель[ :.]',
    'инн \\d{8,}',
    'на правах реклам[иы]',
    '(?:содержит|містить|съдържа|включает|включва|містять|присутствует|содержат|включає)<8>(?:реклам|промо|платн|спонсор|платен)~*',
    '(?:платн|оплачен|платен|комерційн|коммерческ|комерсиалн|рекламн|оплаченн)~{1,4} (?:партн|сотрудничеств|співпрац|співробітництв|реклам|промо|интеграц|інтеграц|сътрудничеств|размещени|коллаборац|съдържани|пост|публикац|публікац|колаборац|матеріал|материал|продакт|позициониране|видео)~*',
    'спонсор (?:этого|цього|на|випуск|выпуск|видео|відео|ролик|сегодня|сьогодн|епизода|канал|на видеото|на този|на епизода|публикации|поста)~*',
    '(?:видео|відео|ролик|выпуск|випуск|пост|епизод|видеото|постът|клип|клипът)~*<14>(?:спонсир|спонсор|спонсору)~*(?! нет| немає)',
    '(?:спонсировано|спонсоровано|спонсорирано|спонсируется|спонсорується|спонсорирана?)(?: от| від)?',
    '(?:при|за) (?:поддержк|підтримк|подкрепа|спонсорск)~+ (?:компани|компані|бренд|магазин|сервис)~*',
    '(?:при|за) (?:поддержк|підтримк|подкрепа|спонсорск)~+ @',
    'с подкрепата на',
    '(?:по|за|на) бартер[уі]?',
    'бартер(?: с| з|ное|на|ний)',
    '(?:бренд|компани~|компані~|магазин|марка|фирма|отель|готель|хотел|производитель)~{0,4} <24>(?:прислал|подарил|подарував|подарувал|надіслал|надіслав|отправил|предоставил|надал|надав|изпрати|подари|пригласил|запросил|покани|осигури|оплатил|оплатив)~*',
    '(?:прислал|подарил|надіслал|подарувал|предоставил|изпратиха)~{0,2}<30>(?:на обзор|за обзор|за отзыв|в обмен|для обзора|для огляду|на огляд|за відгук|на тест|для теста|за честн|срещу|за ревю|бесплатно|безкоштовно|безплатно|на тестирование)',
    '(?:получил|отримал|получих|получихме|отримав|отримали)~{0,2}<24>(?:в подарок от|у подарунок від|як подарунок від|подарък от|като подарък|за огляд|за обзор|от бренд|від бренду|за отзыв|на обзор|бесплатно|безкоштовно|безплатно)',
    '(?:в обмен на|взамен на|в обмін на|навзамін за|срещу|в замяна на|за)(?: этот| цей| честн~+| чесн~+| това| тази)? (?:обзор|огляд|отзыв|відгук|ревю|рилс|рілс|сторис|сторіс|пост|мнение)~*',
    '(?:я|стал|стала|став|офіційн~+|официальн~+|как|як|новый|нов|нова|съм|являюсь|горд|горда)<14>(?:амбассадор|амбасадор|посланик)~*(?: бренд~*| марк~*| на)?',
    '(?:амбассадор|амбасадор|посланик)~* (?:бренд|марк|на марк|на бранд|на)~*',
    '(?:по приглашению|на запрошення|по покана на|гости на|за запрошенням)<4>(?:отел|готел|хотел|бренд|@|компани|ресторан|марк)~*',
    '(?:проживание|проживання|престой|нощувк~*|ужин|вечеря)<20>(?:за сч[её]т|коштом|предоставлен|надан|подарен|осигурен|любезно|за рахунок)~*',
    '(?:получаю|отримую|получавам|получим|получу|отримаю)<10>(?:комисси|комісі|комисион|процент|відсот)~*',
    '(?:партнерские|партнёрские|партнерські|афилиейт|партньорски|реферальн~+) (?:ссылк|посиланн|линк)~*',
    '(?:это|це|ето|това е|да,) (?:оплаченная |оплачена |платена |платная |платна |нативн~+ )?реклама(?! 90| из| з | от 90)',
    '(?:рекламная|рекламна|рекламно) (?:интеграция|інтеграція|публикация|публікація|съдържание|запись|сътрудничество|пауза от|співпраця)',
    '(?:как|як|това) реклам[аy] (?:марк|бренд)',
  ],
  deniedBefore: `
    не, без, ни, ні, не е, не это, это не, це не, нет, немає, няма, никакой, ніякої, никаква, анти,
    никакого, жодної, жодного, не является, не містить, не содержит, не съдържа, ніякий, никто, ніхто, якби,
    если бы, вместо, против`,
  deniedAfter: `
    нет, немає, няма, (?:из|з|от) (?:90|дет|дит)~*`,
  asking: `
    ищем, ищу, шукаємо, шукаю, търсим, търся, по вопросам, з питань, за реклама, пишите, пишіть, пишете,
    сотрудничества? [—–-], нужен спонсор, потрібен спонсор, когда, коли ж, мечта, мрі, помним, пам'ята~*,
    учусь, вчусь, кога, обяви`,
};

/** Polish, Czech, Slovak and Croatian with their neighbours. */
export const slavicLatin: Lexicon = {
  hints: `
    reklam, spons, sponz, współprac, wspolprac, spoluw paczce pr, płatn, platn, platen, placen, plaćen,
    plačan, suradn, saradn, oglas, poklon, darem, darova, dárek, darček, jako dar, u dar, barter, prezent,
    podarun, upomin, ambasad, prowizj, proviz, lokowan, zamian, výměn, výmen, zamen, zamjen, zaprosz,
    zaproš, zaprosi, pozvan, pozván, poziv, recenz, gości, hosté, hostia, gosti, afilia, affiliate,
    partnersk, zdarma od, zadarmo od, besplatno, gratis od, w paczce pr, paczc, paczk, material, materiał,
    obsahuje, zawiera, sadrž, vsebuje, komerc, kdyby, podarow, przysł, wysłał, poslal, zaplatil, komercyjn`,
  hashtags: `
    reklama reklamaz wspolpraca współpraca współpracareklamowa wspolpracareklamowa współpracapłatna
    płatnawspółpraca platnawspolpraca materiałreklamowy materialreklamowy materiałsponsorowany
    postsponsorowany postreklamowy pobytreklamowy sponsorowane reklamaplatna autopromocja_nie
    wspolpracabarterowa współpracabarterowa barter prezentodmarki prezent_od_marki paczkapr paczkipr
    współpracakomercyjna współpracamarki ambasador ambasadorka spoluprace spolupráce placenaspoluprace
    placenáspolupráce placenepartnerstvi placenépartnerství placenareklama darovano dárek_od_značky
    barterovaspoluprace barterováspolupráce sponzorovano sponzorovanypost komercnispoluprace
    komerčníspolupráce reklamnispoluprace reklamníspolupráce inzerce spolupraca platenaspolupraca
    platenéspolupráca platenépartnerstvo platenepartnerstvo darovane sponzorovane sponzorovaneprispevok
    barterovaspolupraca reklamnaspolupraca reklamnáspolupráca komercnaspolupraca oglas suradnja
    placenasuradnja plaćenasuradnja plaćenopartnerstvo placenopartnerstvo sponzorirano poklon
    reklamnisadrzaj placenooglasavanje plaćenooglašavanje saradnja plaćenasaradnja placenasaradnja
    sponzorisano plačanosodelovanje sponzorstvo sponzoriranisadržaj poklonbrenda oglašavanje promo_suradnja`,
  hashtagPatterns: [
    '(?:ambasador|ambasadorka|ambasadorkou|ambasadorica)~{3,}',
    '(?:sponzoruje|sponzorira|sponsorowaneprzez|podarowaneprzez)~+',
  ],
  labels: `
    reklama, materiał reklamowy, materiał sponsorowany, współpraca reklamowa, płatna współpraca,
    post sponsorowany, placená spolupráce, placená reklama, platená spolupráca, reklamná spolupráca,
    reklamní spolupráce, plaćena suradnja, plaćeno partnerstvo, sponzorované, sponzorováno, sponzorirano,
    barter, placené partnerství, komerční spolupráce, sponzorirani sadržaj, reklamný obsah, reklamní obsah,
    współpraca barterowa, plaćeni oglas, promocja płatna, obsahuje reklamu, reklamni sadržaj,
    materiał partnerski, sponsorowane, barterová spolupráce, barterová spolupráca`,
  barredLabels: `
    oglas, inzerce, promo, współpraca, spolupráce, spolupráca, suradnja, prezent`,
  phrases: [
    '(?:płatn|platen|placen|plaćen|plačan|komercyjn|komerčn|reklamow|reklamn|sponsorowan|sponzorovan|sponzoriran|barterow|barterov|sponzorisan)~{1,3} (?:współprac|wspolprac|spolupr|partner|suradnj|saradnj|reklam|promoc|propagac|promocj|post|material|materiał|obsah|sadržaj|oglas|příspěv|prispev|video|film|objav|pobyt|sodelovanj|sadrzaj|treść|lokowanie|umístění)~*',
    '(?:reklamow|reklamn|barterow|barterov)~{1,3} (?:pobyt|współprac|spolupr|wyjazd|suradnj)~*',
    '(?:współprac|spoluprác|suradnj|partnerstw|partnerstv)~* (?:reklamow|płatn|barterow|reklamn|placen|platen|komerc|plaćen|barterov)~*',
    '(?:zawiera|obsahuje|sadrži|vsebuje|zawierają|sadrzi)<14>(?:reklam|płatn|placen|platen|plaćen|lokowanie|sponz|spons|promoc|oglas|propagac|afilia|affilia)~*',
    'sponsorem (?:odcinka|filmu|materiału|tego|dzisiejszego|kanału)~*',
    '(?:sponzorem|sponzor|sponzorom) (?:videa|dílu|dielu|tohoto|tohto|dnešního|ovog|ovog videa|epizode|dnešného|je)',
    '(?:video|díl|diel|epizod|odcinek|film|toto|tohle|ovaj)~*<20>(?:sponzoruj|sponzorir|sponsoruj|sponzorisa|sponzorov|sponzorova)~*',
    '(?:sponsorowan|sponzorovan|sponzoriran|sponzorisan)~{1,2} (?:przez|od|strane|značk|kým|by)~*',
    '(?:prezent|podarunek|upominek|dar|dárek|darček|poklon) (?:od|ze strony|brenda)(?: marki| brandu| značky| branda| firmy| @| brenda)? <20>(?:za recenz|do test|na test|testuj|@|w paczce|marki|značk|brand|za ~+ recenz|firm)~*',
    'prezent od (?:marki|firmy|brandu|@)',
    '(?:dostałam|dostałem|otrzymał~+|dostala|dostal|dostali|dobila|dobil|dobili|dostaliśmy|obdržel~*)(?: sam| jsem| som| smo| jsme)?<24>(?:darem od|jako dar|na poklon|kao poklon|u dar|jako dárek|w prezencie od|w ramach|za recenz|výměnou|výmenou|w zamian|u zamjenu|do testów|od značk|od marki|na recenz|od brand|zdarma od|zadarmo od|w paczce pr|besplatno od)~*',
    '(?:darovala|daroval|darovali|podarował~*|poslala|poslal|poslali|przysłał~*|wysłał~*|poklonil~*)(?: mi| nam| nám| mne)?<8>(?:značk|marka|firma|brand|firma|hotel)~*',
    '(?:značka|marka|firma|brand|hotel|brend)<20>(?:darovala|daroval|poslala|poslal|podarował|przysłał|wysłał|poklonil|zaprosił|pozval|zaplatil|wysłała|darovao|darovala)~*',
    '(?:výměnou|výmenou|v výměnu|w zamian|u zamjenu|na výmenu|v zamenu|u zamenu) za (?:recenz|relacj|reel|video|post|opini|upřímn|úprimn|iskren|objav|stories|szczer|tento|ovaj|rolk|iskreno|príspev|přísp|tuto|túto|zmínk)~*',
    'za (?:upřímnou |iskrenu |szczerą |úprimnú |poctivú )?(?:recenzi|recenziju|recenzję|recenziu)',
    '(?:nocleg|pobyt|kolacja|noc|smještaj|ubytování|ubytovanie|noćenje|pobytu)~*<24>(?:barter|w zamian|u zamjenu|výměnou|výmenou|sponsor|sponz|zdarma od|na zaproszenie|gratis od|darovan)~*',
    '(?:na zaproszenie|na pozvání|na pozvanie|na poziv)<6>(?:hotel|mark|marki|značk|brand|firm|@|restaurac|brend)~*',
    '(?:hosté|hostia|gości|gosti) (?:hotelu|hotela|značky)',
    '(?:jestem|zostałam|zostałem|jsem|som|sam|stala|nova|jako|ako|kao|dumna|ponosna|nowa|nową)<20>(?:ambasador|ambasadork)~*<4>(?:mark|značk|brand|brend|firmy|@)?',
    '(?:ambasador|ambasadork)~* (?:marki|značky|brandu|brenda|firmy|branda)',
    '(?:link|odkaz|poveznic|linek)~* (?:są |jsou |su |sú )?(?:afilia|affiliate|partnersk|prowizyj)~*',
    '(?:afiliacyjn|afiliat|affiliate|partnersk|partnersk)~* (?:link|odkaz|poveznic)~*',
    '(?:dostaję|otrzymam|otrzymuję|mam|dostanu|dostávám|získám|dobivam|dostanem|dobijem)<6>(?:prowizj|provizi|proviz|malou proviz)~*',
    'paczc?[ek]~* pr',
    '(?:to jest|je to|ovo je|tak,? to|ano,? je to|áno,? je to)(?: płatna| placená| platená| plaćena)? reklama(?! ?,? ?(?:na|którą|co))',
    'obsahuje (?:reklamu|reklamní|reklamný)',
    'pobyt barterowy',
  ],
  deniedBefore: `
    nie, nie jest, ne, není, neni, nie je, nije, bez, żadna, żadnej, žádná, žádné, žiadna, žiadne, nikakva,
    ni, to nie, není to, nie je to, nije to, ovo nije, nema, nikt, nikdo, nitko, nieplatn~*, żadnego,
    přestávka na, przerwa na, gdyby, kdyby, kéž, keby`,
  deniedAfter: `
    (?:z|iz|ze) (?:lat|90|dětství|detstva)~*, nie jest, není, nije`,
  asking: `
    szukam, szukamy, hledám, hledáme, hľadáme, hľadám, tražimo, tražim, trazimo, potrzebujemy, potřebujeme,
    potrebujeme, trebamo, kontakt, pište, píšte, piszcie, javite, kiedy, studuj~*, studiuj~*, iščemo, marzę,
    sním, zapytani~*, dotaz~*, upiti`,
};
