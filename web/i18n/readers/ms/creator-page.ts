import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Maklumat anda',
  over: {
    title: 'Pautan ini tidak berfungsi lagi',
    about:
      'Pautan mungkin telah tamat tempoh, digantikan dengan yang lebih baharu, atau tidak disalin sepenuhnya. Sila buka semula daripada e-mel jemputan anda, atau minta pautan lain.',
  },
  head: '{{team}} menjemput anda mengesahkan maklumat anda',
  lead: 'Sahkan alamat untuk menerima e-mel, dan tentukan sama ada {{team}} boleh melihat data prestasi akaun anda. Kedua-duanya secara sukarela; anda boleh buat salah satu sahaja.',
  until: 'Pautan ini sah sehingga {{at}}',
  address: {
    title: 'Alamat e-mel anda',
    about: '{{team}} akan menghantar e-mel ke alamat ini dan tidak akan memberikannya kepada pasukan lain.',
    known: 'Alamat yang ada pada {{team}} ialah {{address}}.',
    label: 'Alamat e-mel',
    hint: 'Alamat yang anda baca sendiri',
    empty: 'Sila masukkan alamat e-mel',
    confirm: 'Sahkan alamat',
    done: 'Disahkan: {{address}}',
    change: 'Tukar alamat',
  },
  accounts: {
    title: 'Sambungkan akaun anda',
    about:
      'Setelah disambungkan, {{team}} melihat data terus daripada platform, jadi anda tidak perlu lagi menghantar tangkapan skrin. Anda log masuk di halaman platform itu sendiri.',
    connect: 'Sambungkan {{platform}}',
    again: 'Sambungkan semula {{platform}}',
    state: { ok: 'Disambungkan', broken: 'Sambungan terputus' },
    since: 'Disambungkan pada {{at}}',
    fetched: 'Dikemas kini pada {{at}}',
    brokenAbout:
      '{{platform}} tidak lagi menerima sambungan ini. Jika anda tidak menyambungkannya semula, data yang kami peroleh melaluinya akan dipadamkan dalam beberapa hari.',
    unavailable: '{{platform}} belum boleh disambungkan di laman ini',
    notConnected: 'Belum disambungkan',
    disconnect: 'Putuskan sambungan {{platform}}',
    homepage: 'Buka profil di {{platform}}',
  },
  sees: {
    title: 'Maklumat yang boleh dilihat',
    youtube:
      'Saluran anda: nama, gambar profil, perihalan, bilangan pelanggan\nVideo anda: tajuk, tarikh, bilangan tontonan, suka dan komen\nPenonton anda: peratusan mengikut negara atau wilayah, umur dan jantina, tanpa maklumat mana-mana individu',
    tiktok:
      'Akaun anda: nama, gambar profil, bio, bilangan pengikut dan suka\nVideo anda: tajuk, tarikh, bilangan tontonan, suka, komen dan kongsi\nTikTok tidak memberikan maklumat tentang siapa pengikut anda',
    instagram:
      'Akaun anda: nama, gambar profil, bio, bilangan pengikut\nHantaran anda: kapsyen, tarikh, bilangan main, suka, komen dan kongsi\nPengikut anda: peratusan mengikut negara atau wilayah, umur dan jantina, tanpa maklumat mana-mana individu',
  },
  note: {
    youtube:
      'Jika Google menyatakan bahawa pelayar ini mungkin tidak selamat, buka halaman ini dalam Safari atau Chrome.',
    tiktok: 'Di halaman TikTok, log masuk dengan akaun yang ingin anda sambungkan.',
    instagram:
      'Memerlukan akaun profesional (pencipta atau perniagaan); anda boleh bertukar secara percuma dalam tetapan Instagram.',
  },
  consent: {
    words:
      'Saya bersetuju bahawa Starbridge membaca maklumat di atas daripada akaun {{platform}} saya dan menunjukkannya kepada {{team}} serta kepada pasukan jenama lain yang menggunakan laman ini, untuk menilai kerjasama. Saya boleh memutuskan sambungan di halaman ini pada bila-bila masa; data yang diperoleh melalui sambungan itu kemudiannya dipadamkan.',
    edition: 'Edisi {{edition}}',
    needed: 'Sila baca dan tandakan kotak ini dahulu',
    go: 'Pergi ke {{platform}}',
    cancel: 'Bukan sekarang',
  },
  outcome: {
    connected:
      '{{platform}} telah disambungkan. Data dikemas kini secara automatik sekali sehari; anda tidak perlu buat apa-apa lagi.',
    denied: 'Anda tidak memberikan persetujuan di {{platform}}. Tiada apa-apa yang berubah.',
    otherAccount:
      'Akaun {{platform}} yang dilog masuk bukan @{{handle}}; kami tidak menyimpan apa-apa data akaun itu. Tukar akaun di {{platform}} dan cuba lagi.',
    failed: '{{platform}} tidak melengkapkan sambungan, dan tiada data disimpan. Sila cuba lagi kemudian.',
    expired:
      'Proses ini mengambil masa terlalu lama atau diteruskan dalam pelayar lain. Sila mulakan semula.',
  },
  disconnect: {
    title: 'Putuskan sambungan {{platform}}?',
    about:
      'Kami akan berhenti membaca @{{handle}} serta-merta dan memadamkan token akses serta semua data yang diperoleh melaluinya. {{team}} tidak akan dapat melihat data ini lagi.',
    confirm: 'Putuskan sambungan',
    keep: 'Kekalkan sambungan',
    done: 'Sambungan {{platform}} telah diputuskan, dan data daripada sambungan itu telah dipadamkan.',
    doneHere:
      'Di pihak kami, sambungan dan datanya telah dipadamkan. Untuk menamatkannya sepenuhnya, alih keluar juga aplikasi ini dalam tetapan {{platform}} anda.',
    settings: 'Buka tetapan {{platform}}',
  },
  promises: {
    never: {
      title: 'Perkara yang tidak akan kami lakukan',
      items:
        'Menyiarkan, mengubah atau memadamkan apa-apa kandungan anda\nMembaca mesej anda, atau bertindak atas nama anda\nMelihat kata laluan anda\nMenjual data anda',
    },
    back: {
      title: 'Cara menarik balik persetujuan',
      items:
        'Kembali ke halaman ini dan putuskan sambungan: data dipadamkan serta-merta\nAtau alih keluar aplikasi ini dalam tetapan platform: kami memadamkan data dalam masa seminggu\nJika pautan ini telah tamat tempoh, minta pautan lain daripada pasukan yang menjemput anda, atau hubungi pengendali laman ini',
    },
  },
} satisfies ReaderTexts['creator-page'];
