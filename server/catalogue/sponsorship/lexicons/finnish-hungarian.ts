import type { Lexicon } from './lexicon.ts';

/** Finnish and Hungarian: not related closely enough to any other lexicon here. */
export const finnishHungarian: Lexicon = {
  hints: `
    mainos, mainont, kaupalli, makset, maksettu, saatu, saimme, sain il, sain te, saatiin, saadut, sponso,
    sisältää, lahjaksi, lahjana, ilmaiseksi, näytteenä, kutsu, lähetti, lähettiv, tarjosi, lahjoitti,
    kustansi, vastineeksi, vastaan, vieraa, lähettil, provisio, komissio, lehdistöm, pr-, affiliate,
    virallinen läh, brändi, merkin läh, fizetett, hirdet, rekl, szponz, támogat, ajándékba, cserébe, ingyen,
    tesztelésre, küldt, kaptam, kaptuk, véleményért, értékelésért, nagykövet, márkanagyk, jutalék, meghív,
    vendég, tartalmaz`,
  hashtags: `
    mainos kaupallinenyhteistyö kaupallinenyhteistyo maksettuyhteistyö maksettukumppanuus maksettumainos
    sponsoroitu saatu saatutuote saatunäyte prnäyte prlahja blogiyhteistyö blogiyhteistyössä mainosyhteistyö
    mainoslinkki mainoslinkit mainoslinkkejä sisältäämainoslinkkejä yhteistyö saatulahjana lahjaksisaatu
    tuotenäyte affiliatelinkki brändilähettiläs pressimatka kutsuttuna maksettumainonta
    kaupallistayhteistyötä hirdetés reklám fizetettegyüttműködés fizetetthirdetés fizetettpartnerség
    fizetettpartneriegyüttműködés fizetetttartalom szponzorált szponzorálttartalom szponzoráltposzt
    együttműködés ajándékbakaptam ajándéktermék prcsomag barter támogatotttartalom támogatott nagykövet
    márkanagykövet termékmegjelenítés reklámot_tartalmaz promóció_fizetett fizetettpromóció
    kollaboráció_fizetett`,
  hashtagPatterns: ['(?:szponzorálta|támogatta)~+', '~{3,}(?:nagykövet|lähettiläs)'],
  labels: `
    mainos, kaupallinen yhteistyö, maksettu kumppanuus, maksettu mainos, sponsoroitu, saatu,
    mainosyhteistyö, mainoslinkki, mainoslinkkejä, maksettu yhteistyö, pr-näyte, pr-lahja, hirdetés, reklám,
    fizetett hirdetés, szponzorált, szponzorált tartalom, fizetett együttműködés, fizetett partnerség,
    támogatott tartalom, fizetett tartalom, termékmegjelenítés, barter, pr-csomag, sponsored`,
  barredLabels: `
    yhteistyö, együttműködés`,
  phrases: [
    'kaupallinen yhteistyö',
    'kaupallisessa yhteistyössä',
    '(?:maksettu|maksettua|maksetussa|maksetun)~* (?:kumppanuu|yhteisty|maino|promoot|sisält|tuotesij|mainont|markkinoint)~*',
    '(?:sisältää)<14>(?:maino|makset|kaupallis|sponsor|affiliate|tuotesij)~*',
    '(?:video|jakso|postau|sisältö)~*<10>(?:sponsoroi|sponsoroitu|tukee|mahdollisti)~*',
    'sponsoroi(?:nut|tu|ma|jana)?(?! perhe| äiti)',
    '(?:saatu|saimme|sain|saadut|saatiin)<24>(?:ilmaiseksi|testiin|testattavaksi|lahjaksi|lahjana|arvostelua vastaan|blogin kautta|brändiltä|näytteenä)<20>',
    '(?:ilmaiseksi|lahjaksi|lahjana|näytteenä) (?:saatu|saadut|@|brändiltä|merkiltä)',
    '(?:lähetti|lähettivät|tarjosi|lahjoitti|kustansi)(?: minulle| meille)?<24>(?:ilmaiseksi|testattavaksi|kokeiltavaksi|testiin|lahjaksi|vastineeksi)',
    'vastineeksi (?:tästä|arvost|rehell|video|julkais)~*',
    '(?:arvostelua|postausta|videota|julkaisua) vastaan',
    '(?:hotelli|ravintola|kylpylä)~*<16>(?:kutsu|vieraa|tarjo)~*<20>',
    '(?:kutsusta|kutsumana|vieraana)',
    '(?:brändi|merkin|brandi|virallinen )(?:lähettiläs|lähettilää)~*',
    'mainos_?-?link~*',
    'affiliate_?-?link~*',
    '(?:saan|ansaitsen)<10>(?:provisio|komissio)~*',
    '(?:tämä on|kyseessä on) (?:maksettu )?mainos',
    'lehdistömatka',
    'pr-(?:näyte|lahja|paketti|tuote)~*',
    'fizetett (?:partneri )?(?:együttműköd|partnerség|hirdet|promóci|tartal|reklám|poszt|termék|megjelen|kampány)~*',
    '(?:tartalmaz)~*',
    'szponzorált (?:tartal|poszt|vide|bejegyz|együtt)~*',
    '(?:vide|epizód|rész|poszt|adás)~*<10>(?:támogatója|szponzora|szponzorálta|támogatta|szponzorálja)',
    '(?:támogatója|szponzora) (?:a|az) ',
    '(?:ajándékba|ingyen|tesztelésre|cserébe) (?:kaptam|kaptuk|küldte|küldték|adta)',
    '(?:kaptam|kaptuk|küldte|küldték)<14>(?:ajándékba|cserébe|tesztelésre|ingyen|véleményért|kipróbálásra)',
    '(?:őszinte )?(?:véleményért|értékelésért|bejegyzésért|videóért|posztért|reelért|tesztért) cserébe',
    'cserébe<16>(?:vélemény|értékel|vide|poszt|reel|bejegyz)~*',
    '(?:márka)?nagykövet(?:e|eként|ként|ek|je)?(?: vagyok| lettem)',
    '(?:a|az) ~+ (?:márka)?nagykövet(?:e|eként)',
    '(?:meghívására|vendégeként|vendégei voltunk|meghívott)<14>(?:hotel|szálloda|márka|étterem)?',
    'jutalék(?:ot)? (?:kapok|kaphatok|kapunk)',
    'affiliate_?-?link~*',
    '(?:ez|igen,? ez)(?: egy)? (?:fizetett )?(?:reklám|hirdetés)(?!nak)',
  ],
  deniedBefore: `
    ei, en, ei ole, eikä, ilman, eivät, nem, nincs, nélkül, sem, se nem, semmi, senki, ei siis, ei mikään,
    nem ez, apró, opiskelen, egyik sem, ei mitään`,
  deniedAfter: `
    ei, nem, nélkül, nincs`,
  asking: `
    etsimme, etsin, haemme, haetaan, keresünk, keresek, keressük, ota yhteyttä, írj, opiskel~*, tanul~*,
    egyetem, milloin, mikor, kyselyt, megkeresés~*, szponzort, ajanlat`,
};
