import type { LanguageWords } from './vocabulary.ts';

export const ms: LanguageWords = {
  language: 'ms',
  given:
    'Aisyah|Nurul|Farah|Syafiqah|Hidayah|Izzati|Balqis|Amirah|Nabila|Sofea|Alya|Husna|Diyana|Aida|Hafiz|Aiman|Haziq|Syahmi|Danial|Amirul|Firdaus|Zulhilmi|Ikhwan|Naufal|Azlan|Hakimi|Iman|Qaisara|Mawar|Kak Yah|Abang Din|Cik Ros|Adik|Zarina|Rosnah|Khairul',
  family:
    'Ismail|Hassan|Yusof|Rahman|Osman|Kamal|Zainal|Aziz|Bakri|Latif|Mansor|Sulaiman|Harun|Jamil|Omar|Salleh|Tahir|Wahid|Zakaria|Hamdan|Idris|Jaafar|Kassim|Mahmud|Nordin|Razak|Samad|Taib|Ramli|Daud',
  fullName: '{g} {f}',
  cities: {
    MY: 'Kuala Lumpur|Shah Alam|Johor Bahru|Ipoh|Kota Bharu|Kuantan|Melaka|Seremban|Alor Setar|Kuching|Kota Kinabalu|Kuala Terengganu|Klang|Taiping|Muar',
    SG: 'Geylang|Bedok|Woodlands',
    BN: 'Bandar Seri Begawan',
  },
  about:
    'Orang {c}|Tinggal di {c}|Dah {y} tahun buat kerja ni|Kebanyakannya {t}, kadang-kadang {u}|{t}, {u} dan {w}|Cerita {t} dari {c}|Minat {t} sejak kecil|Siang kerja, malam {t}|Kongsi {t} setiap hari|Tanya saja pasal {t}|Sikit {t}, banyak kopi|Jom tengok {t}',
  closers:
    'Video baru setiap Jumaat|Terima kasih singgah|Jangan lupa ikut|Jumpa di komen|Pautan di bawah|Siaran langsung malam Sabtu|Tanpa tapis|Hujan dan teh|Kopi dulu|Semoga bermanfaat|Santai saja|Pendapat sendiri|Jom belajar sama-sama',
  contact: 'Kerjasama: {e}|Hubungi: {e}|Urusan iklan {e}|E-mel {e}',
  ventures: 'Pemilik {b}|Akaun kedua @{b}|Kedai: {b}|Pengasas {b}|Geng {b}',
  captions:
    'Pendapat jujur: {t}|Bahagian dua: {t}|Simpan dulu: {t}|Tip untuk yang baru: {t}|{t} atau {u}? Komen ya|Hari ke-{y}: {t}|Tak sangka senang macam ni: {t}|Silap yang selalu jadi: {t}|Sehari dengan {t}|Siapa suka {t}?|Kali pertama: {t}|Satu minit pasal {t}|Di sebalik tabir: {t}|Hari ni {t}, esok {u}',
  partner: 'Cuba barang baru {b}: {t}|Seminggu dengan {b}: {t}|Kod diskaun {b} di profil|Buka kotak {b}: {t}',
  disclosures: '#ad|#sponsored|#ad #iklan|Paid partnership',
  hashtags: 'fypmalaysia|viral|tips|harian|vlog|ulasan|malaysia|cadangan|hujungminggu|kongsi',
  niches: {
    food: {
      names: 'Dapur {g}=dapurku|{g} Makan Apa=makanapa',
      self: 'tukang masak rumah|pemburu makanan sedap|penggemar pedas',
      lines: 'Resipi ringkas untuk keluarga.|Makan sedap, bajet kecil.|Cari kedai lama setiap minggu.',
      topics:
        'nasi lemak|laksa|resipi ringkas|kuih-muih|satay|roti canai|masak lemak|kek batik|teh tarik|kedai lama|sambal|makanan laut|bekal anak|rendang tok',
      tags: 'masakan|resipi|makansedap|kuih|kedaimakan|resipimudah',
      captions: 'Rangup luar, lembut dalam|Habis dalam empat minit|Resipi mak, akhirnya',
    },
    beauty: {
      names: '{g} Cun=cun|{g} Solek=solek',
      self: 'jurusolek|peminat penjagaan kulit|kaki gincu',
      lines: 'Ulasan jujur kulit sensitif.|Solek sepuluh minit.|Produk tempatan pun hebat.',
      topics:
        'penjagaan kulit|solekan harian|gincu|pelindung matahari|minyak wangi|rambut|bedak|kening|jerawat|inai|topeng muka|solekan pengantin',
      tags: 'solekan|kulit|cantik|gincu|skincare|produktempatan',
      captions: 'Kulit selepas tiga puluh hari|Warna ni sesuai semua|Jangan langkau langkah ni',
    },
    fashion: {
      names: '{g} Bergaya=bergaya|Almari {g}=almariku',
      self: 'peminat tudung|kaki bundle|tukang jahit',
      lines: 'Satu kurung, lima gaya.|Bundle dulu.|Jahit sendiri.',
      topics:
        'tudung harian|baju kurung|bundle|gaya pejabat|batik|kasut sukan|beg|baju raya|padanan warna|jubah|jaket|jahitan',
      tags: 'fesyen|tudung|bajukurung|bundle|ootd|batik',
      captions: 'Satu kain seminggu|Sepuluh ringgit saja|Ada poket tau',
    },
    tech: {
      names: '{g} Gajet=gajet|{g} Cuba=cuba',
      self: 'pengulas gajet|pengatur cara|kaki setup',
      lines: 'Guna sebulan baru cakap.|Teknologi bahasa mudah.|Tengok dulu sebelum beli.',
      topics:
        'telefon murah|fon telinga|rumah pintar|papan kekunci|setup meja|aplikasi|gambar telefon|pengaturcaraan|komputer riba|jam pintar|bateri|robot vakum',
      tags: 'gajet|teknologi|ulasan|telefon|setup|aplikasi',
      captions: 'Tutup tetapan ni|Tengok sebelum beli|Meja selepas setahun',
    },
    gaming: {
      names: '{g} Gamer=gamer|{g} Main Game=maingame',
      self: 'pemain santai|penstrim malam|peminat retro',
      lines: 'Kalah pun gelak.|Stream tiap malam.|Panduan tanpa jerit.',
      topics:
        'game telefon|game retro|game seram|game kebun|tip pemula|main ramai-ramai|game lumba|rahsia peta|teka-teki|game indie|papan permainan|kemas kini',
      tags: 'gaming|gamermalaysia|gametelefon|stream|retro|esukan',
      captions: 'Team aku tidur|Satu game lagi|Menang nyawa-nyawa ikan',
    },
    travel: {
      names: '{g} Jalan=jalanjauh|{g} Kembara=kembara',
      self: 'kaki jalan|pendaki|pengembara bajet',
      lines: 'Jalan jauh, belanja sikit.|Gunung setiap bulan.|Pelan perjalanan siap.',
      topics:
        'pulau|air terjun|hiking|bajet percutian|kereta api|homestay|pantai sunyi|kampung|berkhemah|pekan lama|bukit|jelajah bandar',
      tags: 'percutian|jalanjalan|hiking|pulau|cuticutimalaysia|khemah',
      captions: 'Dua hari seratus ringgit|Tak ramai tahu|Bangun atas awan',
    },
    fitness: {
      names: '{g} Cergas=cergas|{g} Lari=lari',
      self: 'jurulatih|pelari perlahan|guru yoga',
      lines: 'Senaman di rumah.|Perlahan tapi tetap.|Teknik dulu.',
      topics:
        'senaman rumah|larian|yoga|regangan|perut|basikal|renang|makan sihat|skipping|sakit pinggang|berat badan|mendaki',
      tags: 'senaman|cergas|larian|yoga|sihat|diet',
      captions: 'Sepuluh minit tanpa alat|Minggu keenam|Hari ni rehat',
    },
    home: {
      names: 'Rumah {g}=rumahku|Kebun {g}=kebunku',
      self: 'suri rumah rajin|kaki kebun|tukang kayu',
      lines: 'Rumah kecil, idea besar.|Cili di balkoni.|Kemas sikit-sikit.',
      topics:
        'rumah kecil|pokok hiasan|kemas rumah|dapur|kebun sayur|hiasan dinding|perabot terpakai|cat dinding|balkoni|susun atur|lampu|kayu',
      tags: 'rumah|deko|kemasrumah|pokok|kebun|dapur',
      captions: 'Sebelum dan selepas|Murah dari pos|Cili pertama',
    },
    parenting: {
      names: '{g} dan Anak=anak|Keluarga {g}=keluargaku',
      self: 'ibu anak dua|ayah di rumah|cikgu tadika',
      lines: 'Membesar bersama anak.|Main tanpa skrin.|Hari ibu bekerja.',
      topics:
        'bekal sekolah|cerita tidur|mainan buatan sendiri|anak memilih makan|ibu baru|belajar membaca|adik-beradik|cuti sekolah|rutin pagi|buku kanak-kanak|bayi|aktiviti',
      tags: 'ibu|anak|keluarga|bayi|bekal|tadika',
      captions: 'Habis semua|Sebelas minit senyap|Kotak menang',
    },
    pets: {
      names: '{g} dan Kucing=kucing|{g} Comel=comel',
      self: 'hamba kucing|penyelamat haiwan|pembela ikan',
      lines: 'Ambil angkat, jangan beli.|Kucing yang berkuasa.|Tiga kucing satu sofa.',
      topics:
        'kucing jalanan|anak kucing|makanan kucing|ikan laga|arnab|burung|hamster|mandi kucing|klinik haiwan|sangkar|latihan|mainan kucing',
      tags: 'kucing|comel|haiwan|oyen|ikanlaga|angkat',
      captions: 'Dengar bunyi bekas terus lari|Hari pertama ambil sofa|Dapat rumah baru',
    },
    music: {
      names: '{g} Nyanyi=menyanyi|Gitar {g}=gitar',
      self: 'penyanyi bilik|guru gitar|penulis lagu',
      lines: 'Cover sekali rakam.|Lagu malam hujan.|Gitar dari kosong.',
      topics:
        'lagu cover|gitar|lagu sendiri|gambus|piano|rakaman rumah|kompang|lagu lama|buskers|vokal|ukulele|kord mudah',
      tags: 'muzik|cover|gitar|lagu|nyanyi|busking',
      captions: 'Tulis pukul dua pagi|Versi mana?|Pakai fon telinga',
    },
    comedy: {
      names: '{g} Lawak=lawak|Gelak {g}=gelak',
      self: 'pelawak kampung|pelakon semua watak|tukang loghat',
      lines: 'Semua watak saya.|Cerita pejabat.|Gelak dulu.',
      topics:
        'kerja pejabat|mak telefon|jiran|kenduri|kawan lambat|hujung bulan|loghat|mesyuarat|zaman sekolah|balik kampung|pasar malam|rakan serumah',
      tags: 'lawak|kelakar|gelak|parodi|pejabat|hiburan',
      captions: 'Mak setiap kali telefon|Lima minit lagi sampai|Tunggu mak cik',
    },
    education: {
      names: 'Cikgu {g}=cikgu|{g} Baca=baca',
      self: 'cikgu Inggeris|peminat sejarah|ulat buku',
      lines: 'Satu ilmu sehari.|Inggeris tak susah.|Buku yang habis dibaca.',
      topics:
        'bahasa Inggeris|sejarah|tip belajar|buku|sains|matematik|temu duga|peta dunia|peperiksaan|Mandarin asas|karangan|pengucapan awam',
      tags: 'belajar|ilmu|inggeris|buku|sejarah|spm',
      captions: 'Selama ni salah sebut|Tiga buku hujung minggu|Rupanya begini',
    },
    cars: {
      names: 'Bengkel {g}=bengkelku|{g} Pandu=pandu',
      self: 'mekanik rumah|kaki motor|peminat kereta lama',
      lines: 'Baiki sendiri.|Kereta lama, jalan baru.|Nombor sebenar.',
      topics:
        'kereta lama|motosikal|kereta elektrik|cuci kereta|servis|kereta terpakai|tayar|konvoi|jimat minyak|kapcai|aksesori|off-road',
      tags: 'kereta|motor|bengkel|kapcai|servis|kereta_lama',
      captions: 'Sekali start hidup|Penjual tak cakap|Tanpa tujuan',
    },
    finance: {
      names: '{g} Jimat=jimat|Kedai {g}=kedai',
      self: 'peniaga kecil|akauntan|kaki bajet',
      lines: 'Belanja saya, terbuka.|Niaga dari rumah.|Jimat tanpa seksa.',
      topics:
        'bajet bulanan|simpanan|niaga kecil|jual online|gaji pertama|tabung kecemasan|bungkus pesanan|kerja sampingan|barang dapur|harga|cukai|langganan',
      tags: 'jimat|bajet|niaga|duit|simpanan|usahawan',
      captions: 'Pesanan keseratus|Seminggu tak belanja|Gaji pergi mana',
    },
    art: {
      names: '{g} Lukis=lukis|Seni {g}=seni',
      self: 'pelukis|pembuat tembikar|pengait',
      lines: 'Satu lukisan sehari.|Tanah liat dan sabar.|Tempahan dibuka.',
      topics:
        'cat air|tembikar|kait|lakaran|potret|lukisan digital|sulaman|batik canting|mural|khat|foto filem|kertas',
      tags: 'seni|lukisan|kait|tembikar|catair|kraf',
      captions: 'Empat puluh jam seminit|Muka pertama|Peringkat hodoh',
    },
  },
};
