import type { Lexicon } from './lexicon.ts';

export const french: Lexicon = {
  doubtfulHashtags: [
    {
      tags: 'pub',
      beside: /(?<![a-z])(?:le|la|les|des|mon|ma|mes|avec|du|une|et|pour|dans|sur)(?![a-z])/,
      without: /(?<!#)\bpub\b|biere|beer|pint|cocktail|bar\b|soiree/,
    },
  ],
  hints: `
    pub, publi, sponsor, parten, collab, rémun, offert, commerc, communication, ambass, affili, invit,
    échange, merci, remercie, produit, contien, comporte, commission, gracieus, placement, voyage pr,
    voyage de pr, payé, la marque, une marque, cette marque, parrain, financ, inclut, sur invit`,
  hashtags: `
    publicité collaborationcommerciale partenariat partenariatrémunéré partenariatremunere partenariatpayé
    partenariatcommercial collabrémunérée collabremuneree collaborationrémunérée collabcommerciale
    collabsponso collabpayée sponsorisé sponsorisée sponso sponsor postsponsorisé vidéosponsorisée
    contenusponsorisé produitoffert produitsofferts offertpar offert cadeaumarque invitation
    invitationpresse voyagepresse voyagedepresse communicationcommerciale affiliation lienaffilié
    liensaffiliés affilié ambassadrice ambassadeur publirédactionnel placementdeproduit pubcollab
    séjouroffert inviteepar invitépar collaborationpayée`,
  hashtagPatterns: ['(?:ambassadrice|ambassadeur|sponsorisépar|offertpar|partenariatavec|collabavec)~{3,}'],
  labels: `
    pub, publicité, collaboration commerciale, partenariat rémunéré, collab commerciale, sponsorisé, sponso,
    collab rémunérée, produit offert, produits offerts, collaboration rémunérée, communication commerciale,
    publi-rédactionnel, partenariat commercial, collab/pub, pub/collab, contenu sponsorisé, séjour offert,
    collab payée, lien affilié, liens affiliés, voyage de presse, voyage presse, affiliation`,
  barredLabels: `
    partenariat, invitation, cadeau, offert`,
  phrases: [
    '(?:collaboration|collab|partenariat|communication|contenu|publication|promotion)(?:s)? (?:commercial|rémunér|payé|sponsoris|publicitaire)~*',
    'collab sponso',
    '(?:inclut|contient|comporte)<14>(?:une? )?(?:communication commerciale|publicité|promotion|placement|partenariat|pub|lien~* affili|collaboration)~*',
    '(?:vidéo|épisode|post|publication|reel|contenu|vlog|article|story)<12>(?:est|a été) (?:~+ )?(?:sponsoris|rémunér|financ|offert|parrain)~*',
    'sponsoris(?:ée?|ées|és) par (?!ma |mon |mes |maman|papa|mamie|personne|la fatigue|le café)',
    "(?:merci|remercie)<30> (?:de|d')_?(?:sponsoriser|avoir sponsorisé|soutenir cette vidéo|parrainer)~*",
    "(?:merci|remercie)<24>(?:pour (?:l'envoi|l'invitation|ce partenariat|les produits|ce cadeau))",
    '(?:produit|séjour|nuit|repas|dîner|box|coffret|entrée|billet|article|voyage|lot|soin|week-end|tenue|tout)~*<16>(?:offert)~*(?: par| gracieusement| en échange|$)',
    'offert(?:e|s|es)? par (?!ma |mon |mes |maman|papa|mamie|un ami|une amie|papi)',
    '(?:envoyé|offert)~* gracieusement',
    'gracieusement (?:offert|envoyé|prêté)~*',
    "en échange (?:de ce|d'un|d'une|de cette|de mon|de notre|d'avis)~*",
    "(?:liens?|codes?) (?:sont |est )?(?:d')?_?affili(?:é|és|ation)",
    '(?:je touche|je perçois|je reçois|on touche|je gagne)<12>commission',
    'placement de produit',
    "(?:ambassadrice|ambassadeur) (?!de france|de l'onu|du |des nations)(?:de |pour |@|~+ (?:cette|depuis|pour))",
    "(?:invité|invitée|invités|invitées) (?:par|à) (?:@|l'hôtel|la marque|l'office|le restaurant|~+ hôtel)",
    'sur invitation de',
    'voyage (?:de )?presse',
    '(?:en )?partenariat avec @',
    'en partenariat (?:rémunéré|payé)',
    "(?:oui,? )?c'est (?:une |de la )(?:vraie )?(?:pub|publicité|collab rémunérée|collaboration commerciale)(?! que| qui)",
    "(?:la|une|cette) marque m['e]_?a?_?(?:envoyé|offert|payé|rémunéré|contacté)~*",
    'payé(?:e)? (?:par|pour) (?:cette|ce|la marque|@)',
    'invitation presse',
  ],
  deniedBefore: `
    non, pas, pas une, pas de, sans, aucun, aucune, jamais, n'est pas, ni, pas un, pas du, pas vraiment,
    personne, toujours pas`,
  deniedAfter: `
    non`,
  asking: `
    cherche, cherchons, recherche, demandes, contact, collab(?:s)? mp, en mp, mp pour, étudi~*, master,
    quand est-ce, devis, rêve, si une marque`,
};

/** Spanish and Portuguese. */
export const iberian: Lexicon = {
  hints: `
    publi, patroc, pagad, paga, pago, remunerad, comerci, auspic, esponsor, sponsor, regalo de, regalad,
    obsequ, cedid, enviad, ofrecid, oferec, embaj, embaix, invitad, invitac, convidad, convite, cambio de,
    troca, colab, parceria, recebid, mimo, press kit, presskit, presentinho, cortes, permuta, afiliad,
    comisi, comiss, gracias, obrigad, agradez, agradec, valeu, marca me, marca nos, marca ha, viaje de pr,
    viagem de imp, viagem a conv, press trip, posicionamiento, posicionamento, emplazamiento, me pag,
    tô sendo pag, apoiad, apoio, promoç, promoc, propaganda, incluye, contiene, inclui, contém, anunc,
    divulgaç, estan pag, esta pag, estão pag, tão me, gentilez`,
  hashtags: `
    publi publicidad publicidade publipost publicacionpagada publicaciónpagada colaboraciónpagada
    colaboracionpagada contenidopatrocinado patrocinado patrocinada patrocinio anuncio contenidopagado
    asociaciónpagada asociacionpagada promociónpagada viajedeprensa prensaviaje regalodemarca
    productoregalado enlacesafiliados afiliados embajadora embajador publirreportaje publireportaje
    promocionpagada publicolab canje colaboraciónpublicitaria invitacióndemarca parceriapaga
    parceriaremunerada parceria publicidadepaga conteúdopatrocinado conteúdopago postpatrocinado patrocínio
    publieditorial recebido recebidos recebidosdomês recebidinhos presskit anúncio merchan permuta cortesia
    afiliado linkdeafiliado embaixadora embaixador colabpaga promoçãopaga convite publipaga pub_paga
    parcerias parceriacomercial viagemdeimprensa`,
  hashtagPatterns: [
    '(?:embajadora|embajador|embaixadora|embaixador|patrocinadopor|patrocinadapor)(?:de|da|do)?~{3,}',
    '(?:parceria|publi|recebidos)(?:com|da)~{3,}',
    '(?:colaboración|colaboracion)con~{3,}',
  ],
  labels: `
    publi, publicidad, publicidade, publipost, colaboración pagada, contenido patrocinado, patrocinado,
    patrocinada, parceria paga, conteúdo patrocinado, publi paga, anuncio, promoción pagada, promoção paga,
    colab pagada, post patrocinado, recebido, recebidos, permuta, publieditorial, canje, ad, merchan,
    colaboración publicitaria, anúncio, viaje de prensa, publirreportaje, asociación pagada,
    informe publicitario, publi/ad, ad/publi, propaganda, enlaces de afiliado, enlaces de afiliados,
    enlaces afiliados, link de afiliado, links de afiliados`,
  barredLabels: `
    cortesia, cortesía, invitación, regalo, parceria, convite`,
  phrases: [
    '(?:colaboración|colaboracion|colab|colabo|promoción|asociación|alianza|publicación|publicidad|contenido|inserción|mención|parceria|promoção|publicidade|conteúdo|post|colaboração|parcerias|divulgação|anuncio|anúncio|publi|campaña|video|vídeo) (?:pagad|pag|remunerad|patrocinad|publicitari|comercia)[aol]~*',
    '(?:incluye|contiene|inclui|contém|lleva|hay)<14>(?:publicidad|promoci|publi|patrocin|contenido|publicidade|promoç|propaganda|afiliad|colaboraci|emplazamiento|posicionamiento)~*',
    '(?:video|vídeo|episodio|episódio|post|reel|capítulo|contenido|publicación|vlog|ep|programa|live|conteúdo)<12>(?:está|es|é|fue|foi|esta|ha sido|tem) (?:un |um |uma |una |el )?(?:patrocin|oferecimento|oferecid|publicidad|publi|auspiciad|posible gracias|traíd|apoio|patrocín)~*',
    '(?:patrocinad|auspiciad|esponsorizad|oferecid|apoiad|sponsoread)[oa]s? (?:por|pela|pelo) (?!mi |mis |minha |meu |mamá|papá|nadie|ninguém|la vida|mãe|pai)',
    '(?:um )?oferecimento (?:de|da|do|:)',
    '(?:gracias|obrigad[oa]|agradezco|valeu|agradecimento)<30>(?:por patrocinar|por el patrocinio|por auspiciar|pelo patrocínio|por enviarme|por invitarme|por invitarnos|por mandarme|pelos recebidos|pelo convite pra conhecer|por apoiar o vídeo|por apoiar este)~*',
    'regalo de (?:la marca|@|marca|~+ (?:🎁|\\(|#|,? probamos|para probar|por))',
    '(?:regalad|obsequiad|cedid|enviad|ofrecid|invitad)[oa]s? (?:gentilmente )?por (?:la marca|@|el hotel|la firma|hotel)',
    '(?:invitad|convidad)[oa]s? (?:por|pel[oa]) (?:@|hotel|el hotel|la marca|o hotel|a marca|pousada|resort|~+ hotel|o resort|a pousada|restaurante)',
    '(?:a|en) cambio de (?:este|esta|un|una|mi|nuestro|nuestra|reseña|contenido|opinión)~*',
    '(?:em|por) troca (?:de|desse|deste|desta|dessa|d[ao])<6>(?:reels?|post|vídeo|video|conteúdo|review|resenha|opinião|stories|divulga|story|publi|avalia)~*',
    '(?:estancia|alojamiento|cena|comida|hospedagem|estadia|diária|jantar|almoço|noche|experiencia|passagem|experiência|viaje|viagem)~*<16>(?:cortesia|cortesía|invitaci|invitad|gratis por|a cambio|em troca|ofrecid|oferecid|patrocinad|gentileza|regalad|por convite|permuta)~*',
    '(?:enlaces?|links?)<8>(?:de )?afiliad[oa]s?',
    '(?:gano|recibo|llevo|me llevo|ganho|recebo|ganhar|recibir)(?: uma| una)?<10>(?:comisión|comissão|comissãozinha|comisioncita)',
    '(?:soy|somos|sou|orgullos[ao]|nova|nueva|como|oficial|sea|ser|feliz)<14>(?:embajador|embaixador)[ae]?s? (?:de |da |do |oficial|@|~+)',
    '(?:embajador|embaixador)a? (?:de la marca|da marca|de marca|oficial|de @|da @|~+ falando)',
    '(?:recebidos|recebido|recebidinhos|mimo|mimos|press kit|presskit|presentinho|unboxing)(?: do mês)? (?:da|do|de|dos|das) (?!amig|mãe|minha|meu|natal|vó|namorad|aniver)',
    '(?:a|la) marca (?:me |nos )?(?:mandou|enviou|enviaram|presenteou|envió|regaló|mandó|ha enviado|ha regalado|pagou|pagó|convidou|invitó|cedió)',
    '(?:es|é|sí,? es|sim,? é|aquí va|esto es|isso é|esse é um|essa é uma) (?:una? |um |uma )?(?:publi|publicidad|publicidade|publipost|colaboración pagada|anuncio pagado|#?publi|parceria paga|jabá)(?! que| que| de los| dos anos| y )',
    'viaje de prensa',
    'press trip',
    'viagem (?:de imprensa|a convite)',
    'a convite (?:da|do|de) (?:@|marca|hotel|pousada|~+)',
    'por invitación de(?:l)? ',
    'em parceria com (?:a |o )?@',
    '(?:posicionamento|emplazamiento|posicionamiento) de (?:produto|producto)',
    '(?:me pagan|me pagaron|me pagaram|me pagou|tô sendo paga|me están pagando|tão me pagando)~* (?:por|para|pra)',
  ],
  deniedBefore: `
    no, no es, no es una, não, não é, sin, sem, nada de, ni, nem, nunca, ningun~*, nenhum~*, no hay, nadie,
    ninguém, jamás, jamais, nao, nao e, tampoco, não tem, sem nenhuma, ojalá`,
  deniedAfter: `
    no, não`,
  asking: `
    busco, buscamos, buscando, procuro, procuramos, procura-se, necesitamos, precisamos, contacto, contato,
    me patrocin~*, patrocíname, patrocinem, curso, carrera, faculdade, período, estudi~*, estudo,
    quiero ser, quero ser, ojalá, cuándo, quando vou, consultas, aceit[ao], cotiza~*, orçament~*, clase,
    aula, alguien que, alguma marca, alguna marca, sueño, sonho`,
};

/** Italian and Romanian. */
export const italianRomanian: Lexicon = {
  doubtfulLabels: [
    { labels: ['p'], beside: /(?<![a-z])(?:si|in|la|cu|de|pe|din|pentru|care|este)(?![a-z])/ },
  ],
  doubtfulHashtags: [
    { tags: 'adv', without: /moto|rider|ride|riding|bike|adventure|offroad|camping|enduro|\d ?cc/ },
  ],
  hints: `
    pubbl, sponsor, regalat, inviat, mandat, fornit, spedit, omagg, offert, retribu, pagament, pagat,
    commerc, partnership, collaboraz, affili, ambasc, ambassador, brand amb, testimonial, ospit, invitat,
    invito di, cambio di, commission, include, contiene, comprende, supportat, finanziat, promoz, grazie,
    press t, inserimento, in adv, una adv, un adv, inserz, comunicaz, inviti, su invito, inserzione,
    prodott, gifted, plătit, publicit, cadou, schimb, cazare, reclam, colabor, conține, cuprinde, comision,
    parten, promov, promoț, mulțum, primit, oferit, advertor, găzdui, invitaț, ambasad, afili, susțin,
    sponsoriz, guadagn, sejur, barter`,
  hashtags: `
    pubblicità pubblicita sponsorizzato sponsorizzata contenutosponsorizzato postsponsorizzato
    collaborazioneretribuita collaborazionepagata collaborazionecommerciale partnershipretribuita
    partnershippubblicizzata partnershippagata prodottofornitoda prodottiforniti prodottoomaggio omaggio
    regaloricevuto invitedby suppliedby giftedby gadvertising contenutopubblicitario affiliazione
    linkaffiliato ambassadoritalia ospite_di ospitedi pressTourItalia presstour brandedcontent publicitate
    reclamă reclama parteneriatplătit parteneriatplatit parteneriat colaborareplătită colaborareplatita
    colaborarecomercială sponsorizat sponsorizată conținutsponsorizat continutsponsorizat conținutplătit
    promovareplătită promovareplatita cadoubrand produsprimit publicitateplătită advertorial barter
    ambasador ambasadoare invitațiebrand campanieplătită colaborarecontracost p_publicitate`,
  hashtagPatterns: [
    '(?:suppliedby|fornitoda|prodottofornitoda|offertoda|invitatada|ospitatida|sponsorizzatoda|sponsorizatde)~{3,}',
    '(?:ambasador|ambasadoare)~{3,}',
  ],
  labels: `
    pubblicità, adv, advertising, sponsorizzato, collaborazione retribuita, collaborazione pagata,
    partnership retribuita, contenuto sponsorizzato, omaggio, prodotto omaggio, prodotti omaggio,
    prodotti forniti, affiliazione, link affiliati, partnership pubblicizzata, pubblicità/adv,
    contenuto pubblicitario, press tour, publicitate, reclamă, parteneriat plătit, sponsorizat, advertorial,
    colaborare plătită, conținut sponsorizat, promovare plătită, conținut plătit, barter, gifted,
    publicitate plătită`,
  barredLabels: `
    invito, collaborazione, parteneriat`,
  phrases: [
    '(?:partnership|collaborazione|collaborazioni|promozion[ei]|contenut[oi]|pubblicità|post|inserzione|comunicazione|campagna) (?:è )?(?:retribuit|pagat|pubblicizzat|sponsorizzat|pubblicitari|commercial|a pagamento)~*',
    '(?:include|contiene|comprende)<12>(?:promozion|pubblicità|contenut|adv|link affil|sponsor|inseriment|comunicazion)~*',
    '(?:video|post|contenuto|episodio|reel|puntata|vlog)<12>(?:è|è stato) (?:~+ )?(?:sponsorizzat|offert|realizzato in collaborazione|finanziat|una? adv|pubblicit)~*',
    '(?:sponsorizzat|offert|supportat)[oaie] da (?!mia |mio |mamma|papà|nonna|nessuno|me |un |una )',
    '(?:grazie)<30>(?:per aver sponsorizzato|per la sponsor|per avermi inviato|per avermi mandato|per averci ospitat|per avermi invitat|per i prodotti|per aver offerto)~*',
    "(?:me|ce|mi|ci)(?: l[oaie'])?_?(?: ha| hanno|ha|hanno) (?:stat[ae] )?(?:regalat|inviat|mandat|fornit|spedit|omaggiat|offert)[oaie](?: gentilmente)?<24>(?:per provar|da provare|da testare|in cambio|il brand|per test|per un|per la recens|in omaggio|il marchio|l'azienda|gratuitamente)~*",
    '(?:prodott|soggiorn|cena|notte|viaggio|pranzo|articol|esperienz|abito|outfit|biglietti)~*<14>(?:offert|fornit|gifted|in omaggio|regalat|gentilmente|su invito|ospit|omaggio|inviat)[oaie]?(?: da|$| in| dal| dall)?',
    '(?:ricevut|avut)[oaie]<10>(?:in omaggio|in regalo|gratuitamente|in prova)<10>(?:da|dal|dall|per)',
    'in cambio di (?:questo|questa|un|una|questi|recens|contenut|visibil|opinion|stories)~*',
    '(?:link|codici|codice)<8>(?:di )?affilia(?:ti|to|zione)',
    '(?:guadagno|ricevo|percepisco|prendo)<12>commission[ei]',
    '(?:ambasciat|brand ambassador|ambassador|testimonial)~* (?:di|del|per|ufficiale|della) (?!pace|italia)',
    "(?:ospit[ei]|invitat[oaie]|ospitat[oaie]) (?:di|da|del|dal|dall) (?:@|hotel|~+ hotel|brand|resort|'hotel)",
    'su invito di',
    'press (?:tour|trip)',
    '(?:questo|questa|sì,? è|si,? e) (?:è |video è )?(?:una? )?(?:adv|pubblicità|sponsorizzazione|collaborazione retribuita)(?! che)',
    'inserimento di prodotti',
    'in adv con',
    'prodott[oi] (?:forniti|fornito|ricevuti|gifted)~*',
    '(?:parteneriat|colaborare|promovare|publicitate|conținut|campanie|postare|promoție|plasare|video|reclamă|advertorial|colaborarea) (?:este )?(?:plătit|comercial|sponsorizat|publicitar|de produs)~*',
    '(?:conține|include|cuprinde)<12>(?:publicitat|reclam|promov|promoț|sponsor|plasare|link~* afil|conținut)~*',
    '(?:video|clip|episod|post|material|filmuleț|reel)~*<12>(?:este|e) (?:~+ )?(?:sponsorizat|susținut|oferit|o reclamă|publicitate|un parteneriat)~*',
    '(?:sponsorizat|susținut|oferit)[ăe]? (?:de|de către) (?!mama|tata|nimeni|bunica|viață)',
    '(?:am|a) primit~*<30>(?:cadou de la|în schimbul|de la brand|gratuit de la|pentru testare|pentru recenzie|pentru un review|spre testare|în barter)',
    '(?:cadou|primite?|oferite?) (?:de la|din partea) (?:brand|@|~+ (?:în schimb|pentru (?:recenz|test|review)))',
    '(?:în|in) schimbul (?:unei|unui|acestui|acestei|recenz|păreri|unor)~*',
    '(?:cazare|sejur|cină|masă|noapte|experienț|bilet|excursi)~*<12>(?:oferit|sponsorizat|invita|în schimb|din partea|gratuit)~*',
    '(?:invitați|invitată|invitat|găzduiți|găzduit) (?:de|la) (?:@|hotel|brand|~+ hotel|pensiunea)',
    'la invitația (?:hotel|brand|@|~+)',
    '(?:ambasador|ambasadoare)~* (?:al|a|ale|de brand|pentru|@|brandului) (?!româniei)',
    '(?:câștig|primesc|primi|obțin)<10>comision',
    '(?:link|linkuri)~* (?:de )?afili(?:at|ere|ate)~*',
    '(?:mulțumesc|mulțumim)<24>(?:pentru sponsorizare|că a sponsorizat|pentru produse|că sponsorizează|pentru invitație|pentru susținerea acestui|pentru cadou)~*',
    '(?:aceasta e|asta e|acesta este|da,? e|da,? este) (?:o |un )?(?:reclamă|publicitate|advertorial|parteneriat plătit)(?! care| din)',
  ],
  deniedBefore: `
    non, non è, non è una, senza, nessun~*, mai, né, nu, nu e, nu este, fără, nici, niciun~*, nimeni,
    nessuna, macché, neanche, nu-i, non sono, n-am, le, anche se non, nu conține`,
  deniedAfter: `
    non, nu, (?:anni|din anii)`,
  asking: `
    cerchiamo, cerco, cercasi, căutăm, caut, cautam, contatti, contattami, contact, per collaborazioni,
    pentru colaborări, colaborări, studi~*, laurea, tesi, quando arriva, când, avem nevoie, sogno,
    facultate~*, ricordate, preventiv~*`,
};
