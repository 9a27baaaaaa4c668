import type { Lexicon } from './lexicon.ts';

export const vietnamese: Lexicon = {
  hints: `
    quang cao, tai tro, tra phi, hop tac, gui tang, tang minh, tang em, tang tui, tang to, tang chung,
    nhan hang, thuong hieu, dai su, hoa hong, on brand, brand gui, brand tang, doi lay, affiliate, tiep thi,
    lien ket, khach san, resort, nha hang, homestay, quang ba, on hang`,
  hashtags: `
    quảngcáo đượctàitrợ tàitrợ bàiviếtquảngcáo hợptácquảngcáo hợptáctrảphí hợptáccótrảphí quảngcáotrảphí
    bàiđăngđượctàitrợ nộidungquảngcáo nộidungđượctàitrợ tàitrợbởi đạisứthươnghiệu tiếpthịliênkết
    sponsoredbybrand qc quangcaotraphi pr_quangcao đượctặng sảnphẩmđượctặng quàtặngtừnhãnhàng bookingreview`,
  hashtagPatterns: ['(?:được)?tàitrợbởi~+'],
  labels: `
    quảng cáo, qc, nội dung quảng cáo, tài trợ, nội dung được tài trợ, bài viết quảng cáo, hợp tác trả phí,
    bài đăng được tài trợ, được tài trợ, hợp tác quảng cáo`,
  phrases: [
    'được tài trợ',
    'tài trợ (?:bởi|cho (?:video|clip|bài|tập|chuyến))',
    'nhà tài trợ (?:của|cho|kim cương|video|clip|hôm nay|tập)<12>(?:video|clip|tập|hôm nay|này|là)',
    'nhận tài trợ cho',
    'hợp tác (?:có )?(?:trả phí|quảng cáo|thương mại|được trả phí)',
    '(?:có|được) trả phí',
    'trả phí (?:với|bởi|cho bài)',
    '(?:bài|nội dung|clip|video|chứa|có|kèm|gồm)(?: đăng| viết| này)?(?: là| có| chứa| bao gồm)? (?:nội dung )?quảng cáo (?:cho|từ|của|có|nha|nhé|được|trả|cùng|với|hợp)',
    '(?:có chứa|chứa|bao gồm|có kèm) (?:nội dung )?(?:quảng cáo|quảng bá|khuyến mại|khuyến mãi)(?: có)? ?(?:trả phí)?',
    'quảng cáo trả phí',
    'nội dung quảng cáo (?:cho|từ|của|cùng|với|trả)',
    '(?:nhãn hàng|thương hiệu|brand) <24>(?:gửi tặng|tặng (?:mình|em|tui|tớ|cho)|tài trợ|gửi sản phẩm|gửi cho|mời (?:mình|em|tui|chúng))',
    '(?:gửi tặng|tặng) (?:mình|em|tui|tớ|chúng mình|tụi mình)<30>(?:trải nghiệm|dùng thử|review|đánh giá|sản phẩm)',
    'cảm ơn (?:nhãn hàng|thương hiệu|brand|hãng)',
    'đại sứ (?:thương hiệu|nhãn hàng|của @)',
    'đổi lấy (?:review|bài|đánh giá|video|clip)',
    '(?:nhận|được|hưởng)(?: một khoản)?(?: được)? hoa hồng',
    '(?:link|liên kết) (?:tiếp thị|affiliate|liên kết)',
    '(?:khách sạn|resort|nhà hàng|homestay) <16>tài trợ',
    'được (?:khách sạn|resort|nhãn hàng|thương hiệu|hãng)<20>mời',
    'chi phí<16>do<16>(?:tài trợ|chi trả)',
  ],
  deniedBefore: `
    không, không phải, không có, chẳng, chẳng phải, hổng, hông, ko, k phải, không được, không nhận,
    ngành, đâu phải, hem, khong phai`,
  deniedAfter: `
    đâu, gì đâu, hết`,
  asking: `
    cần tìm, tìm nhà, tìm kiếm, đang tìm, xin tài trợ, mong được, liên hệ, nhận booking, sinh viên, ước gì,
    bao giờ, khi nào, ib, inbox, học ngành, chuyên ngành`,
};

export const malay: Lexicon = {
  hints: `
    iklan, spons, dispons, bayar, berbayar, dibayar, taja, ditaja, endors, diendors, kirim, dikirim, ngirim,
    hantar, duta, undangan, diundang, dijemput, komisi, komisen, promosi, paid promote, dapet produk,
    dapat produk, terima produk, nerima produk, menerima produk, dapat barang, dapet barang, dapat paket,
    dapet paket, dapat sampel, dapet pr, dapat pr, barter, afiliasi, affiliate, pertukaran, imbalan,
    balasan, tukar, percuma dari, percuma oleh, gratis dari, gratis oleh, hadiah dari, pemberian dari,
    pr package, paket pr, jemput, sebagai ganti, brand ambass`,
  hashtags: `
    iklan disponsori disponsorioleh kerjasamaberbayar kerjasamabrand kemitraanberbayar kontenberbayar
    postinganberbayar endorsment endorsan diendorse iklanberbayar promosiberbayar berbayar ditaja ditajaoleh
    tajaan kandungantajaan kandunganberbayar perkongsianberbayar postingberbayar paidreview dutajenama
    dutabrand brandambassadorindonesia kolaborasiberbayar paidpromote paidpromoteindonesia
    paidpartnershipindonesia produkgratis dikirimproduk hadiahdaribrand undangan kontensponsor iklankan
    reviewberbayar hantaranproduk paidprogram afiliasi linkafiliasi`,
  hashtagPatterns: ['(?:disponsori|ditaja|diendorse|diundang)(?:oleh)?~{3,}'],
  labels: `
    iklan, konten berbayar, kandungan tajaan, kandungan berbayar, berbayar, sponsor, tajaan, endorse,
    endorsement, promosi berbayar, kerja sama berbayar, kerjasama berbayar, konten iklan, konten sponsor,
    paid promote, posting berbayar, ditaja, paid review, perkongsian berbayar, kemitraan berbayar`,
  barredLabels: `
    undangan`,
  phrases: [
    'disponsori(?: penuh)?(?: oleh)?',
    'ditaja(?: oleh)?',
    '(?:konten|posting|postingan|video|promosi|kerja_sama|kerjasama|kemitraan|iklan|kolaborasi|perkongsian|kandungan|kolab|review|partnership|penempatan produk)(?: ini| ni)? (?:yang )?(?:berbayar|dibayar|sponsor|tajaan|endorse)',
    '(?:ini|ni|itu|jujur ini|emang|memang) (?:konten |video |postingan |posting )?(?:iklan|endorse|endorsement|endorsan|sponsor|paid|tajaan|berbayar)',
    'konten (?:iklan|berbayar|endorse|sponsor)',
    '(?:mengandung|memuat|berisi|mengandungi|termasuk|ada)(?: konten| unsur)? (?:iklan|promosi berbayar|tajaan|promosi|sponsor)(?! di)',
    '(?:dapet|dapat|terima|nerima|menerima)(?: kiriman)? (?:kiriman )?(?:produk|barang|paket|sampel|pr)<10>(?:gratis|free|percuma|dari|daripada)<30>(?:dicoba|dicobain|coba|cuba|review|brand|makasih|endorse|dari)',
    'kiriman (?:produk|paket|barang|hampers)<14>(?:gratis|dari|free)',
    '(?:terima kasih|makasih|thank you|thanks|tq)<24>(?:hantar|kirim|ngirim|kirimin|bagi|sebab hantar|udah kirim|sudah kirim|udah ngirim|taja|sponsor|endorse|dah hantar|undang|jemput)<24>(?:produk|set|percuma|gratis|free|cuba|coba|dicoba|video|stay|nginep|paket|barang)',
    '(?:dibayar|dibayarin)(?: sama| oleh| ama)?(?: hotel)? (?:@|brand|hotel|~+ (?:buat|untuk))',
    '(?:dibayar|dibayarin) (?:untuk|buat) (?:konten|posting|video|review|bikin|ngomong)',
    '(?:brand ambassador|duta (?:jenama|brand|merek|merk))',
    'duta (?:rasmi|resmi)',
    '(?:atas )?undangan (?:dari|hotel|brand|resort)',
    '(?:diundang|dijemput)(?: oleh| sama)? (?:@|hotel|brand|resort|jenama|pihak)',
    '(?:dapat|dapet|terima|menerima|memperoleh|peroleh)(?: sedikit)? komis(?:i|en)',
    '(?:link|tautan|pautan) (?:afiliasi|affiliate|afiliat)',
    'sebagai (?:pertukaran|ganti|imbalan)',
    '(?:tukar|imbalan|balasan) (?:review|ulasan|konten|video)',
    'endorse(?:ment)? (?:dari|@)',
    '(?:barter|pr package|paket pr)',
    'paid promote',
    '(?:percuma|gratis) (?:dari|daripada|oleh) (?:brand|jenama|pihak|hotel|resort)',
    '(?:hadiah|pemberian) (?:dari|daripada) (?:brand|jenama|pihak)',
    'ini promosi',
    'taja(?:an)? (?:video|penginapan|trip)',
  ],
  deniedBefore: `
    bukan, bukannya, bukan konten, bukan video, tanpa, tidak, tak, gak, ga, nggak, enggak, belum, tiada, x,
    takde, bkn, ngga, tak pernah, tak kena, no, pelajar, kek, kayak`,
  deniedAfter: `
    tv, sirup, raya, jadul, sesiapa, penuh ke, di tv`,
  asking: `
    open, terima (?:endorse|paid|iklan), nerima endorse, menerima endorse, cari (?:sponsor|penaja), mencari,
    tengah cari, butuh sponsor, nyari sponsor, dm (?:aja|untuk|for), rate card, ratecard, berminat, hubungi,
    kapan, bila nak, pengen, semoga, info endorse, jasa, tarif, dicari, minta sponsor`,
};

export const tagalog: Lexicon = {
  hints: `
    bayad, binayaran, kapalit, pinadala, ipinadala, padala, bigay, ibinigay, regalo, sponsor, nag-spons,
    nagspons, isponsor, pa-spons, pag-spons, pagspons, paspons, imbitado, inimbitahan, invited, komisyon,
    hatid sa, courtesy of, naglalaman, may bayad, maybayad, mayroong bayad`,
  hashtags: `
    bayadnapartnership bayad may_bayad sponsoredph adph paidph giftedph bayadnapromosyon patalastas
    bayadnacollab paidpartnershipph`,
  labels: `
    patalastas, bayad, advertisement, sponsored, may bayad, bayad na promosyon, bayad na partnership`,
  phrases: [
    'sponsored (?:ng|ni|po)',
    'bayad na (?:partnership|promosyon|promo|collab|content|post|video|ad|patalastas|review|kolaborasyon|pakikipagtulungan)',
    '(?:binayaran|bayad)(?: po)? (?:ako|kami|nila ako|ito|po ito)',
    'may(?:_|roon(?:g)? )?bayad (?:ito|po|na promo|itong|ang video)',
    'kapalit ng (?:honest |tapat na )?(?:review|vlog|video|post|content)',
    '(?:salamat|thank you)<24>(?:sa )?(?:pinadala|ipinadala|padala|bigay|pa-?sponsor|pag-?sponsor|regalo|pa-?stay)<8>(?:niyo|nyo|ninyo|nila|ng|na|po|sa)',
    '(?:pinadala|ipinadala|bigay|ibinigay|regalo|padala)(?: po| sa akin| sa amin)? (?:ng|ni) (?:@|brand|~+ (?:para|for|kapalit))',
    '(?:nag-?sponsor|isponsor|sponsored|sponsor) (?:ng|po|siya|ito|nitong|ang)<12>(?:video|vlog|episode|ng|@)',
    'hatid sa (?:inyo|atin) ng',
    '(?:inimbitahan|imbitado|invited) (?:kami|ako|po)<10>(?:ng|ni) (?:@|hotel|resort|brand|~+ (?:hotel|resort))',
    'libre<24>courtesy of',
    'naglalaman ng (?:bayad|promosyon|patalastas)',
    'kumikita<12>komisyon',
    '(?:may|nakakakuha)<10>komisyon',
  ],
  deniedBefore: `
    hindi, hindi po, di, hindi ito, wala, walang, not, no, sana, hindi naman`,
  asking: `
    sana, naghahanap, hanap, kailan, ma-?sponsor, pa-?sponsor naman, dm`,
};
