import type { Starter } from './starter.ts';

export const id: readonly Starter[] = [
  {
    kind: 'body',
    subject: 'Ide kolaborasi untuk {{creator.handle|konten Kakak}}',
    html:
      '<p>Halo Kak {{creator.name|Kreator}},</p>' +
      '<p>Saya {{sender.name|dari tim kemitraan}}, menghubungi Kakak mewakili {{team.name|brand kami}}. Saya melihat salah satu video Kakak ({{creator.topPost.title|yang terbaru}}) di {{creator.platform|akun Kakak}} dan suka sekali: jujur, digarap dengan baik, dan obrolan di kolom komentarnya hangat. Ini yang sedang kami cari.</p>' +
      '<p>Kami sedang menyiapkan peluncuran produk baru dan ingin sekali mengajak Kakak:</p>' +
      '<ul><li>Produk kami kirim dulu; Kakak buat videonya hanya kalau memang suka</li><li>Ide sepenuhnya dari Kakak, kami hanya menyampaikan poin pentingnya</li><li>Kami ikut rate card Kakak, dan bisa ditambah komisi penjualan kalau Kakak mau</li></ul>' +
      '<p>Kalau tertarik, cukup balas email ini dengan rate card dan jadwal Kakak. Kalau belum berminat, balas singkat “tidak dulu, terima kasih” juga tidak apa-apa, dan saya tidak akan menghubungi lagi.</p>' +
      '<p>Terima kasih banyak,<br>{{sender.name|Tim kemitraan}}<br>{{team.name|Brand kami}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Halo Kak {{creator.name|Kreator}},</p>' +
      '<p>Beberapa hari lalu saya mengirim email soal kerja sama. Saya paham kotak masuk cepat penuh, jadi saya izin mengingatkan lagi, ya.</p>' +
      '<p>Ada satu hal yang belum saya sampaikan: dengan rata-rata penayangan video Kakak ({{creator.averagePlays|sejauh yang kami lihat}}), kontennya cocok sekali dengan peluncuran ini, dan kami berharap bisa bekerja sama jangka panjang, bukan hanya satu postingan.</p>' +
      '<p>Kalau penasaran, balas saja “mau”, nanti saya kirim info produk dan jadwalnya.</p>' +
      '<p>{{sender.name|Tim kemitraan}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Halo Kak {{creator.name|Kreator}},</p>' +
      '<p>Ini email terakhir saya soal peluncuran ini. Sebentar lagi daftar kreatornya kami tutup, dan saya masih menyimpan satu tempat untuk Kakak.</p>' +
      '<p>Kalau waktunya belum pas, tidak apa-apa sama sekali. Kabari saja jenis produk yang Kakak suka, nanti saya hubungi lagi kalau ada yang cocok.</p>' +
      '<p>Sukses selalu, Kak!<br>{{sender.name|Tim kemitraan}}<br>{{team.name|Brand kami}}</p>',
  },
];

export const ms: readonly Starter[] = [
  {
    kind: 'body',
    subject: 'Idea kolaborasi untuk {{creator.handle|saluran anda}}',
    html:
      '<p>Salam sejahtera {{creator.name|dan salam perkenalan}},</p>' +
      '<p>Saya {{sender.name|daripada pasukan kerjasama}} dan menulis bagi pihak {{team.name|jenama kami}}. Saya terjumpa salah satu video anda ({{creator.topPost.title|yang terbaharu}}) di {{creator.platform|akaun anda}} dan sangat menyukainya: jujur, kemas, dan penonton memang rancak berbual dengan anda. Itulah yang kami cari.</p>' +
      '<p>Kami sedang bersiap untuk melancarkan produk baharu dan ingin menjemput anda turut serta:</p>' +
      '<ul><li>Kami hantar produk dahulu; anda hanya perlu rakam jika anda suka</li><li>Idea terpulang kepada anda, kami hanya berkongsi perkara yang penting</li><li>Bayaran mengikut kadar anda, dan boleh ditambah komisen jualan jika anda mahu</li></ul>' +
      '<p>Jika berminat, balas sahaja e-mel ini dengan kadar bayaran dan tarikh yang sesuai. Jika tidak, jawapan ringkas “tak apa, terima kasih” pun sudah memadai, dan saya tidak akan menulis lagi.</p>' +
      '<p>Terima kasih,<br>{{sender.name|Pasukan kerjasama}}<br>{{team.name|Jenama kami}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Hai {{creator.name|sekali lagi}},</p>' +
      '<p>Beberapa hari lepas saya ada menulis tentang kerjasama. Saya faham peti masuk cepat penuh, jadi saya sekadar ingin mengingatkan.</p>' +
      '<p>Ada satu perkara yang belum saya sebut: melihat purata tontonan anda ({{creator.averagePlays|setakat yang kami lihat}}), video anda sangat sesuai untuk pelancaran ini, dan kami mengharapkan kerjasama jangka panjang, bukan sekadar satu hantaran.</p>' +
      '<p>Jika ingin tahu lebih lanjut, balas sahaja “ya” dan saya akan hantar maklumat produk serta tarikhnya.</p>' +
      '<p>{{sender.name|Pasukan kerjasama}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Hai {{creator.name|sekali lagi}},</p>' +
      '<p>Ini e-mel terakhir saya tentang pelancaran ini. Senarai akan kami tutup tidak lama lagi, dan saya masih menyimpan satu tempat untuk anda.</p>' +
      '<p>Jika masanya kurang sesuai, tidak mengapa. Beritahu saya jenis produk yang anda suka, dan saya akan hubungi semula apabila ada yang sesuai.</p>' +
      '<p>Semoga terus maju jaya,<br>{{sender.name|Pasukan kerjasama}}<br>{{team.name|Jenama kami}}</p>',
  },
];
