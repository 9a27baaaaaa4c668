import type { Lexicon } from './lexicon.ts';

/** German and Dutch. */
export const germanDutch: Lexicon = {
  hints: `
    werb, anzeige, bezahl, unterstütz, kostenlos, kostenfrei, gratis zu, gratis von, gratis erh, gratis bek,
    gratis gek, gratis ontv, gratis verbl, gratis van, gratis gest, gratis gesch, umsonst, unentgelt,
    provision, einlad, eingelad, kooperat, pr-, pr sampl, presse-reise, pressereise, presser, presses,
    gespons, sponsor, partnerschaft, affiliat, botschaft, markenbot, ambassad, enthält, gestellt,
    zugeschick, zugesandt, geschenkt bek, zur verfügung, präsentiert von, präsentiert durch, finanziert,
    ermöglicht, gegenzug, austausch für, im auftrag, beauftragt von, betaal, advert, mogelijk gemaakt,
    mede mogelijk, gekregen van, ontvangen van, cadeau, uitnod, ruil voor, samenwerking, reclame, bevat,
    kreeg, kregen, ontving, commissie, perstrip, persreis, gesponsord, bereitgestellt, überlassen`,
  hashtags: `
    werbung anzeige bezahltewerbung bezahltepartnerschaft bezahltekooperation bezahltezusammenarbeit
    werbungbezahlt werbungpr werbungwegenpr werbungpressereise werbungeinladung unbezahltewerbungprsample
    prsampel produktplatzierung kooperation koop werbekooperation gesponsert gesponsortes
    gesponserterbeitrag sponsoredbyde prsample pressesample prprodukt pressereise affiliatelink
    werbungaffiliate markenbotschafter markenbotschafterin botschafterin produkttest_werbung
    dauerwerbesendung werbepost werbeanzeige werbungunbezahltprsample anzeigewerbung
    werbungdurchverlinkung_pr spon advertentie betaaldesamenwerking betaaldpartnerschap betaaldepromotie
    samenwerking gesponsord gesponsorde gesponsordepost reclame gekregen gekregenproduct uitnodiging
    gesponsordbericht sponsoring barterdeal merkambassadeur ambassadeur persreis perstrip prpakket
    prgeschenk betaaldecampagne betaaldereclame samenwerkingmet gratisontvangen ingesponsord`,
  hashtagPatterns: [
    '(?:werbung|anzeige|kooperation|samenwerking|gesponsordoor|gesponsert)(?:mit|für|met|voor|door|von)~{3,}',
    '(?:botschafter|botschafterin|ambassadeur)(?:von|van|für)?~{3,}',
  ],
  labels: `
    werbung, bezahlte werbung, werbung/pr, pr-sample, pr sample, bezahlte partnerschaft,
    pressereise/werbung, werbung wegen pr, werbung/anzeige, anzeige/werbung, gesponsert, werbung/einladung,
    einladung/werbung, produktplatzierung, sponsored, pressereise, advertentie, adv, reclame, gesponsord,
    betaalde samenwerking, betaald partnerschap, advertorial, betaalde promotie, spon, werbung da pr,
    bezahlte kooperation, pr-paket, gekregen, dauerwerbesendung, unbezahlte werbung/pr, pr-samples,
    affiliate`,
  barredLabels: `
    anzeige, kooperation, samenwerking, uitnodiging`,
  phrases: [
    '(?:^|\\n)[^~]{0,3}anzeige ?:',
    '(?:bezahlte|gesponserte|gesponsorte|kommerzielle)[rnsm]? (?:partnerschaft|werbung|kooperation|zusammenarbeit|anzeige|produktplatzierung|inhalte?|beitrag|promotion|werbepartnerschaft|video)',
    '(?:enthält|enthalt|beinhaltet)<12>(?:werbung|produktplatzierung|werbe|affiliate|bezahlte|gesponserte)~*',
    '(?:video|beitrag|folge|reel|post|episode|vlog|podcast)<14>(?:wird|wurde|ist) (?:~+ )?(?:unterstützt|gesponsert|präsentiert|finanziert|ermöglicht|gesponsort) (?:von|durch)',
    '(?:wird|wurde|ist) (?:freundlicherweise |~+ )?(?:gesponsert|gesponsort)(?: von| durch)?',
    '(?:gesponsert|gesponsort|unterstützt|präsentiert) (?:von|durch) (?!mein|meinem|meiner|mama|papa|oma|freund)',
    '(?:pr-sample|pr sample|pr-samples|pressesample|pr-paket|pr-päckchen|presse-?reise|pr-muster|pr-produkt)~*',
    '(?:kostenlos|kostenfrei|gratis|umsonst|unentgeltlich)(?: zum testen| zur verfügung| zum test)?<6>(?:zugeschickt|zugesandt|zur verfügung gestellt|gestellt|geschickt|bekommen|erhalten|überlassen|zugesendet|bereitgestellt|von @)',
    '(?:zur verfügung gestellt|bereitgestellt|gestellt|gesponsert) (?:von|worden|bekommen)',
    '(?:von|vom) <24>(?:zur verfügung gestellt|zugeschickt bekommen|geschenkt bekommen|eingeladen worden|kostenlos erhalten)',
    'auf einladung (?:von|vom|des|der|@)',
    '(?:eingeladen) (?:von|vom|durch) (?:@|hotel|der marke|~+ hotel|dem hotel)',
    '(?:im )?(?:gegenzug|austausch) für (?:dieses|diesen|eine|einen|mein|ehrliche|das)~*',
    'affiliate-?_?(?:link|links|partner|programm)',
    '(?:erhalte|bekomme|verdiene|kriege|erhalten|bekommen)(?: ich| wir)?<12>provision',
    '(?:markenbotschafter|botschafter|ambassador)(?:in)? (?:von|für|bei|der marke|des)',
    '(?:in )?(?:bezahlter )?kooperation mit (?:@|der marke|dem hotel)',
    'in bezahlter ~+',
    '(?:im auftrag|beauftragt) von @',
    'werbung (?:für|mit|wegen|da|weil|durch|\\(|,|/)<24>(?:@|pr|kooperation|sample|bezahlt|einladung|kostenlos|partner|hotel)',
    '(?:dies|das|dieses video|ja,? das) ist (?:eine )?(?:bezahlte )?(?:werbung|anzeige|kooperation)(?! für mich)',
    'betaal(?:d|de) (?:partnerschap|samenwerking|promotie|reclame|advertentie|content|post|campagne|productplaatsing|video|opdracht)',
    '(?:mede )?mogelijk gemaakt door (?!mijn|papa|mama|jullie|oma)',
    '(?:gesponsord|gesponsorde|gesponserd) (?:door|video|post|content|bericht|reis) ?(?!mijn|papa|mama|oma)',
    '(?:is|wordt|werd) gesponsord(?: door)?',
    '(?:bevat)<14>(?:reclame|advertentie|betaalde|gesponsorde|affiliate|spon|productplaatsing)~*',
    '(?:gekregen|ontvangen|cadeau gekregen) van (?!mijn|oma|opa|mama|papa|de |een |vriend|onze)',
    '(?:kreeg|kregen|ontving|ontvingen)(?: ik| wij| we)?<24>(?:gratis|kosteloos|cadeau) van',
    '(?:op|met) uitnodiging van (?!mijn|onze|vriend)',
    '(?:in|als) ruil voor (?:deze|dit|een|mijn|eerlijke|onze)(?: ~+)? ?(?:review|reel|post|video|recensie|mening|content)',
    '(?:ambassadeur|ambassadrice) (?:van|voor|bij) (?!de verenigde|nederland)',
    '(?:krijg|ontvang|verdien)(?: ik| wij| we)?<12>commissie',
    'affiliate_links?',
    'in samenwerking met (?:@|het merk|hotel)',
    'in betaalde samenwerking',
    '(?:dit|deze video) is (?:een )?(?:betaalde )?(?:reclame|advertentie|samenwerking|spon)',
    'gratis (?:gekregen|ontvangen|verblijf)',
    'perstrip|persreis',
  ],
  deniedBefore: `
    keine, kein, nicht, ohne, unbezahlt, keinerlei, nie, niemals, niet, geen, zonder, nooit, nix, weder,
    kaum, hätte gern, niks`,
  deniedAfter: `
    nicht, erstattet, ist raus`,
  asking: `
    suchen, suche, gesucht, zoeken, gezocht, zoek, anfragen, aanvragen, für kooperationen,
    voor samenwerkingen, kooperationsanfrag~*, mail, dm, wann kommt, wanneer, studier~*, ausbildung,
    studeer, traum, droom, ehrenamt~*`,
};

/** Swedish, Danish, Norwegian. */
export const nordic: Lexicon = {
  // In French the word means any announcement.
  doubtfulLabels: [
    { labels: ['annonce'], without: /(?<![a-z])(?:je|suis|nous|les|une|des|est|mon|ma|avec|pour)(?![a-z])/ },
  ],
  hints: `
    reklam, annons, annonc, betal, samarb, spons, gåva, gave, utbyte, bytte, bjöd, inviter, inbjud,
    invitation, invitasjon, pressresa, press resa, pressetur, presst, press t, press r, fått, fået, fick,
    fik, fikk, inneh, indeh, inneholder, affiliat, provision, provisjon, kommission, ambassad, adlänk,
    adlink, ad-l, til gengæld, til gjengjeld, gengæld, gjengjeld, stillet til, tillhandah, tilbudt av,
    pr-gåv, prgåv, pressutsk, presenteras, spanderade, stod för`,
  hashtags: `
    reklam annons annonssamarbete betaltsamarbete betaldsamarbete samarbete iannonssamarbetemed sponsrat
    sponsrad sponsratinlägg betaldreklam reklaminlägg gåva prgåva produktgåva pressresa pressutskick
    reklamsamarbete innehållerreklam innehallerreklam annonslänk annonslänkar adlink adlänk adlänkar
    reklamlänk reklamlänkar ambassadör varumärkesambassadör reklame annonce betaltannonce annonceret
    sponsoreret sponseret sponsoreretindhold betaltpartnerskab betaltsamarbejde samarbejde reklamesamarbejde
    annoncesamarbejde gave prgave pressegave reklamelink reklamelinks annonceindhold ambassadør pressetur
    betaltindhold annonse sponset sponsetinnlegg betaltsamarbeid samarbeid annonsørinnhold annonsorinnhold
    reklamesamarbeid annonselenke annonselenker adlinks betaltinnhold presstur fåttigave annonsesamarbeid
    sponsetinnhold kommersieltsamarbeid betaltpartnerskap`,
  hashtagPatterns: [
    '(?:annonc(?:e|ør)|annons(?:ør)?|reklam|reklame|sponset|sponsrat|sponsoreret).{0,2}(?:betal~+|samarb~+|innhold|indhold)',
    '(?:sponsor(?:er)?et|sponset|sponsrat)(?:af|av)~+',
    '(?:ambassadör|ambassadør)(?:för|for)?~{3,}',
  ],
  labels: `
    reklam, annons, reklame, annonse, betalt samarbete, betalt samarbejde, betalt samarbeid, sponsrat,
    sponsoreret, sponset, annonsørinnhold, reklamesamarbejde, reklamsamarbete, betalt partnerskab,
    betalt partnerskap, pr-gåva, pressresa, presstur, reklam/gåva, annons/samarbete, sponset innhold,
    sponsrat inlägg, annonssamarbete, reklame/gave, adlinks, annonslänkar, annonselenker, reklamelinks`,
  barredLabels: `
    gåva, samarbete, samarbejde, samarbeid`,
  phrases: [
    'betal[dt]?t? (?:samarbete|samarbejde|samarbeid|partnerskab|partnerskap|promovering|marknadsföring|annons|reklam|annonce|produktplassering|produktplacering|markedsføring|innhold|indhold|innehåll|innlegg|indlæg|inlägg|reklame|annonse)',
    'betald (?:marknadsföring|reklam|annons|promotion|promovering|produktplacering)',
    '(?:innehåller|inneholder|indeholder)<14>(?:reklam|annons|annonc|betal|spons|produktplac|produktplass|affiliate|adlink|gåv|gav)~*',
    '(?:videon?|videoen|avsnittet|inlägget|episoden|innlegget|indlægget|opslaget|klippet|denne)<14>(?:är|er|presenteras|bliver|blir)<10>(?:sponsr|sponset|sponsoreret|sponser|presenter|reklame|annonc|betalt|annons)~*',
    '(?:sponsrad|sponsrat|sponset|sponsoreret|sponseret|sponsat) (?:av|af) (?!mamma|mor|pappa|far|min|mitt)',
    '(?:annons(?:samarbete)?|reklam(?:samarbete)?|annonsesamarbeid|reklamesamarbejde|annonce|reklame|annonse) (?:för|for|med|i samarbete|i samarbejde|i samarbeid)',
    'i (?:betalt |betald )?(?:annons|reklam|reklame)?(?:samarbete|samarbejde|samarbeid) med (?!min|mitt|mina|bror|lille|syster|mor|min|en|ett|et|mine|vår)',
    '(?:fått|fået|fick|fik|fikk)<24>(?:i utbyte mot|mot at anmelde|mod at anmelde|for å teste|for at teste|i bytte mot|mot en ärlig|i utbyte|til anmeldelse|til test|för att testa|i gave fra|i gåva av|som gåva|som gave|gratis av|gratis af|i bytte for|til gengæld for|i gave av)',
    '(?:gåva|gave|pressutskick|prgåva|pr-gåva) (?:från|fra|av) (?!mamma|mor|min|pappa|far|mormor|bedste|svig|vänn|venn|venin)',
    'i (?:utbyte|bytte) mot (?:ett|en|den här|detta|mit|min)',
    'i bytte (?:mot|mod|for) (?:en|et|denne|en ærlig)',
    '(?:til gengæld for|til gjengjeld for) (?:en|et|denne|ærlig)',
    '(?:bjöd|bjöds|inviterade|inbjudna|inbjuden|inviteret|invitert|stod för|betalade|sponsrade|spanderade) (?:på )?(?:boendet|oss|resan|vistelsen|hotell|mig|middagen|av @|av hotel|af hotel|af @|resa)~*',
    '(?:på )?(?:inbjudan|invitation|invitasjon) (?:av|fra|från|af) (?:@|hotel|~+ hotel|varum|~+)',
    'press_?(?:resa|tur|tripp|resor)',
    'pressetur',
    '(?:annons|annonce|annonse|reklam|reklame|affiliate|ad)_?-?(?:länk|link|lenk|lenker|länkar|links)~*',
    '(?:får|tjänar|tjener|mottar|modtager)(?: jag| jeg| vi)?<12>(?:provision|provisjon|kommission)',
    '(?:ambassadör|ambassadør) (?:för|for|hos|till)',
    '(?:dette|det her|detta|det här) (?:er|är) (?:en )?(?:betalt |betald )?(?:reklame|reklam|annonce|annons|annonse)',
    'annonsørinnhold',
    'stillet til rådighed (?:af|fra)',
    'tillhandahållen av',
    'tilbudt av',
  ],
  deniedBefore: `
    inte, ej, icke, ingen, inget, inga, ikke, intet, utan, uden, uten, aldrig, aldri, osponsrat, inte ens,
    no, studerar, ikkje`,
  deniedAfter: `
    inte, ikke, nej tak, nei takk, nej tack`,
  asking: `
    söker, leter etter, søger, ser etter, letar efter, leder efter, kontakt, maila, mail, studerar,
    studerer, læser, leser, förfrågningar, når kommer, när kommer, trenger sponsor, behöver sponsor`,
};
