import type { Lexicon } from './lexicon.ts';

export const turkish: Lexicon = {
  hints: `
    reklam, sponsor, işbirl, iş birl, ücret, hediye, tanıt, davet, komisyon, elçi, resmi yüz, yeni yüz,
    satış ortak, ortaklık, affiliate, karşılı, misafir, konuğu, katkılarıyla, pr pak, pr kut, pr hed,
    pr gönd, pr gez, pr ürün, basın pak, basın kut, basın hed, basın gez, gönder, yolla, ikram`,
  hashtags: `
    reklam işbirliği isbirligi reklamişbirliği reklamisbirligi sponsor sponsorlu sponsorluiçerik
    sponsorluicerik ücretliortaklık ucretliortaklik ücretliişbirliği ücretlitanıtım tanıtım tanitim
    reklamdır reklamiçerir reklamicerir hediye_ürün hediyeürün prürün prpaketi prhediyesi markaelçisi
    marka_elçisi prgönderisi davetli basıngezisi barter satışortaklığı affiliatelink ücretlireklam reklamvar
    sponsorluğunda paralıreklam marka_işbirliği markaişbirliği işortaklığı tanıtımdır advertorial`,
  hashtagPatterns: [
    'reklam[/_-]?(?:işbirliği|tanıtım)~*',
    '~{3,}(?:sponsorluğunda|işbirliği|işbirliğiyle|elçisi)',
  ],
  labels: `
    reklam, reklam/işbirliği, reklam içerir, sponsorlu, sponsorlu içerik, tanıtım, ücretli ortaklık,
    ücretli tanıtım, reklamdır, sponsor, ücretli iş birliği, ücretli reklam, pr/hediye`,
  barredLabels: `
    işbirliği, iş birliği, hediye, davet`,
  phrases: [
    'ücretli (?:ortaklık|tanıtım|iş_birliği|reklam|içerik|promosyon|yerleştirme|ürün yerleştirme|sponsor)~*',
    '(?:reklam|tanıtım|sponsorlu|sponsorluk|ürün yerleştirme)(?: ve ~+)? (?:içerir|içermektedir|bulunmaktadır|içeriyor|barındırır)',
    'sponsorluğ~*',
    'sponsorlu (?:içerik|video|gönderi|bölüm|reklam|iş_birliği|post)~*',
    '(?:video|bölüm|içerik|gönderi)~*<16>(?:sponsoru|sponsor oldu|sponsorumuz|sponsorlu)~*',
    "~+'?(?:dan|den|tan|ten) hediye(?: gelen| geldi|dir| gönderi| olarak)",
    '(?:marka|firma|otel)~*<16>(?:hediye|gönder|davetli|yolladı|ikram|hediyesi)~*',
    'hediye (?:olarak )?(?:gönderildi|gönderdi|geldi|gönderilen|ettiği|edilmiştir)<30>',
    'hediye edilmiştir',
    '(?:reklam|iş_birliği|tanıtım)(?:dır|dir|tır|tir|idir)',
    '(?:reklam )?iş_birliği(?:yle|dir|mizle| içerir| ile hazır| kapsamında| yaptık)',
    'reklam iş_birliği',
    '(?:yorum|inceleme|tanıtım|video|paylaşım|reels) karşılığ~*',
    '(?:karşılığında|karşılık)<16>(?:yorum|inceleme|video|paylaşım|reels)~*',
    '(?:otel|marka|~+ otel)~*<8>(?:davetlisi|misafiri|konuğu|davetiyle|davet etti)~*',
    '(?:davetlisi|davetiyle|misafiri) olarak',
    '(?:marka|resmi|yeni) (?:elçi|yüz)~*',
    'elçisiyim',
    '(?:komisyon) (?:alıyorum|kazanıyorum|alabilirim|kazanabilirim|alıyoruz)',
    '(?:affiliate|satış ortaklığı|ortaklık) (?:link|bağlantı)~*',
    '(?:pr|basın) (?:paketi|kutusu|hediyesi|gönderimi|gezisi|ürünü)',
    '(?:bu|evet,? bu|bu video) (?:bir )?(?:ücretli )?(?:reklam|iş_birliği)(?:dır|dir|tır)?(?:$|[ .,!:|]*(?:\\n|ama|$))',
    'katkılarıyla (?:hazır|çek)~*',
    'ürünler? ~+ (?:hediyesi|tarafından gönderil)~*',
  ],
  deniedBefore: `
    değil, hiçbir, hiç, yok, antireklam`,
  deniedAfter: `
    ~*(?: bir)? (?:değil|değildir|değiliz|yok|yoktur|içermez|içermiyor|almadım|arası|aramadan)~*, değil~*,
    arası, arasında, yok, filmi, değildir`,
  asking: `
    arıyoruz, arıyorum, aranıyor, lazım, olur musunuz, iletişim, dm, yazabilirsiniz, teklif~*, okuyorum,
    öğrenci~*, bölümü oku~*, ne zaman, hayal~*, keşke, bekliyor~*, kardeş~*`,
};

export const greek: Lexicon = {
  script: /\p{sc=Greek}/u,
  hints: `
    διαφημ, χορηγ, πληρωμεν, πληρωμέν, συνεργασ, δωρο, δώρο, δωρεαν, δωρεάν, πρεσβ, προμηθ, ανταλλαγμ,
    αντάλλαγμ, φιλοξεν, προωθη, προώθη, προσφορα, προσφορά, καλεσμεν, καλεσμέν, προσκλ, πρόσκλ, επι πληρ,
    επί πληρ, εστειλ, έστειλ, ευγενικ, affiliate, εμπορικη, εμπορική, αμοιβ`,
  hashtags: `
    διαφήμιση χορηγούμενο χορηγούμενη χορηγία χορηγός πληρωμένησυνεργασία πληρωμένη_συνεργασία
    πληρωμένηδιαφήμιση επίπληρωμή διαφημιστικό διαφημιστικόπεριεχόμενο δώρο δωρομαρκας πληρωμένηπροώθηση
    συνεργασία πληρωμένοπεριεχόμενο πρέσβειρα πρεσβευτής πρέσβειραμάρκας φιλοξενία προσκλησημαρκας
    χορηγούμενοπεριεχόμενο εμπορικήσυνεργασία δώροαπότηνεταιρεία`,
  hashtagPatterns: ['(?:πρέσβειρα|πρεσβευτής)~{3,}', 'χορηγ~+από~+'],
  labels: `
    διαφήμιση, χορηγούμενο, χορηγία, πληρωμένη συνεργασία, χορηγός, διαφημιστικό περιεχόμενο,
    πληρωμένη διαφήμιση, χορηγούμενο περιεχόμενο, πληρωμένη προώθηση, εμπορική συνεργασία`,
  barredLabels: `
    συνεργασία, δώρο`,
  phrases: [
    '(?:πληρωμέν|εμπορικ|διαφημιστικ|επί πληρωμή)~* (?:συνεργασί|προώθησ|διαφήμισ|περιεχόμεν|δημοσίευσ|τοποθέτησ|ανάρτησ|σύμπραξ)~*',
    '(?:χορηγούμεν|χορηγείται|χορηγεί)~*',
    'χορηγός (?:του|της|μας|σήμερα|αυτού|είναι|στο)',
    '(?:με τη|με την|υπό την) (?:ευγενική )?(?:χορηγία|υποστήριξη) (?:του|της|των)',
    '(?:περιέχει|περιλαμβάνει|εμπεριέχει)<12>(?:διαφήμ|πληρωμ|χορηγ|προώθ|διαφημιστ|συνεργασ)~*',
    '(?:έστειλε|έστειλαν|χάρισε|χάρισαν|πρόσφερε|προσέφερε)<6>(?:δώρο|δωρεάν)',
    '(?:δώρο|δωρεάν)<14>(?:από την (?:εταιρεία|μάρκα|@)|έστειλε|για να (?:τα |το |τη )?(?:δοκιμάσ|παρουσιάσ|κάνω)|με αντάλλαγμα|από το brand|για δοκιμή|για review)~*',
    '(?:με αντάλλαγμα|σε αντάλλαγμα|έναντι)<10>(?:αυτό|ένα|μια|τη|review|κριτικ|το reel|video|post|αξιολόγ|βίντεο|παρουσίασ)~*',
    '(?:φιλοξένησ|φιλοξενηθήκ|φιλοξενί)~*<20>(?:δωρεάν|ξενοδοχ|του |από το|hotel|αντάλλαγμα)~*',
    '(?:καλεσμέν|προσκεκλημέν)~* (?:του|της|από) (?:ξενοδοχ|εταιρ|μάρκ|@|hotel|brand)~*',
    '(?:μετά από|κατόπιν) πρόσκληση',
    '(?:πρέσβειρα|πρεσβευτής|ambassador) (?:της|του|για|στ)~*',
    '(?:παίρνω|κερδίζω|λαμβάνω)<10>προμήθεια',
    '(?:affiliate|συνεργαζόμενα|συνεργατικά) (?:link|λινκ|σύνδεσμ)~*',
    '(?:αυτό|αυτή|ναι,?) είναι (?:μια )?(?:πληρωμένη )?διαφήμιση(?! που)',
    'με πληρώ(?:νουν|σαν|νει) (?:για|να)',
    'σε συνεργασία με (?:@|την εταιρ)',
    'η (?:εταιρεία|μάρκα)<12>(?:έστειλε|χάρισε|πλήρωσε|κάλεσε)',
  ],
  deniedBefore: `
    δεν είναι, δεν, όχι, χωρίς, μη, καμία, κανένας, κανείς, ούτε, μην, διάλειμμα για, αντι`,
  deniedAfter: `
    δεν, όχι, των 9~*`,
  asking: `
    ψάχνουμε, ψάχνω, αναζητ~*, επικοινων~*, σπουδάζ~*, πότε, θέλουμε χορηγ~*, ζητ~*, όνειρο`,
};
