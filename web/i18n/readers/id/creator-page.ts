import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Data Anda',
  over: {
    title: 'Tautan ini tidak berlaku lagi',
    about:
      'Tautan mungkin sudah kedaluwarsa, diganti dengan yang lebih baru, atau tidak tersalin seluruhnya. Silakan buka lagi dari email undangan Anda, atau minta tautan baru.',
  },
  head: '{{team}} mengundang Anda untuk mengonfirmasi data',
  lead: 'Konfirmasikan alamat email Anda dan tentukan apakah {{team}} boleh melihat data statistik akun Anda. Keduanya bersifat sukarela, dan Anda boleh melakukan salah satunya saja.',
  until: 'Tautan ini berlaku hingga {{at}}',
  address: {
    title: 'Alamat email Anda',
    about: '{{team}} akan mengirim email ke alamat ini dan tidak akan meneruskannya ke tim lain.',
    known: 'Alamat yang dimiliki {{team}} adalah {{address}}.',
    label: 'Alamat email',
    hint: 'Alamat yang Anda baca sendiri',
    empty: 'Masukkan alamat email',
    confirm: 'Konfirmasi alamat',
    done: 'Terkonfirmasi: {{address}}',
    change: 'Ubah alamat',
  },
  accounts: {
    title: 'Hubungkan akun Anda',
    about:
      'Setelah terhubung, {{team}} melihat data statistik langsung dari platform, sehingga Anda tidak perlu lagi mengirim tangkapan layar. Anda masuk di halaman milik platform itu sendiri.',
    connect: 'Hubungkan {{platform}}',
    again: 'Hubungkan ulang {{platform}}',
    state: { ok: 'Terhubung', broken: 'Tidak lagi terhubung' },
    since: 'Terhubung {{at}}',
    fetched: 'Diperbarui {{at}}',
    brokenAbout:
      '{{platform}} tidak lagi menerima koneksi ini. Jika tidak dihubungkan ulang, data yang kami peroleh melalui koneksi ini akan dihapus dalam beberapa hari.',
    unavailable: '{{platform}} belum dapat dihubungkan di situs ini',
    notConnected: 'Belum terhubung',
    disconnect: 'Putuskan koneksi {{platform}}',
    homepage: 'Buka profil di {{platform}}',
  },
  sees: {
    title: 'Data yang dapat dilihat',
    youtube:
      'Channel Anda: nama, foto profil, deskripsi, jumlah subscriber\nVideo Anda: judul, tanggal, jumlah penayangan, suka, dan komentar\nPenonton Anda: persentase menurut negara atau wilayah, usia, dan gender, tanpa data perorangan apa pun',
    tiktok:
      'Akun Anda: nama, foto profil, bio, jumlah pengikut dan suka\nVideo Anda: judul, tanggal, jumlah penayangan, suka, komentar, dan pembagian\nTikTok tidak memberikan informasi tentang siapa pengikut Anda',
    instagram:
      'Akun Anda: nama, foto profil, bio, jumlah pengikut\nPostingan Anda: keterangan, tanggal, jumlah pemutaran, suka, komentar, dan pembagian\nPengikut Anda: persentase menurut negara atau wilayah, usia, dan gender, tanpa data perorangan apa pun',
  },
  note: {
    youtube:
      'Jika Google menyatakan bahwa browser ini mungkin tidak aman, buka halaman ini di Safari atau Chrome.',
    tiktok: 'Di halaman TikTok, masuklah dengan akun yang ingin Anda hubungkan.',
    instagram:
      'Memerlukan akun profesional (kreator atau bisnis); Anda dapat beralih secara gratis di pengaturan Instagram.',
  },
  consent: {
    words:
      'Saya setuju bahwa Starbridge membaca data di atas dari akun {{platform}} saya dan menampilkannya kepada {{team}} serta kepada tim merek lain yang menggunakan situs ini, untuk menilai kerja sama. Saya dapat memutuskan koneksi di halaman ini kapan saja; data yang diperoleh melalui koneksi tersebut kemudian dihapus.',
    edition: 'Edisi {{edition}}',
    needed: 'Baca dan centang pernyataan ini terlebih dahulu',
    go: 'Buka {{platform}}',
    cancel: 'Nanti saja',
  },
  outcome: {
    connected:
      '{{platform}} sudah terhubung. Data diperbarui otomatis sekali sehari; tidak ada lagi yang perlu Anda lakukan.',
    denied: 'Anda tidak memberikan persetujuan di {{platform}}. Tidak ada yang berubah.',
    otherAccount:
      'Akun {{platform}} yang masuk bukan @{{handle}}; kami tidak menyimpan data apa pun dari akun tersebut. Ganti akun di {{platform}} lalu coba lagi.',
    failed:
      '{{platform}} tidak menyelesaikan koneksi, dan tidak ada data yang disimpan. Silakan coba lagi nanti.',
    expired: 'Proses ini terlalu lama atau dilanjutkan di browser lain. Silakan mulai lagi dari awal.',
  },
  disconnect: {
    title: 'Putuskan koneksi {{platform}}?',
    about:
      'Kami segera berhenti membaca @{{handle}} serta menghapus token akses dan semua data yang diperoleh melaluinya. {{team}} tidak akan dapat melihat data ini lagi.',
    confirm: 'Putuskan koneksi',
    keep: 'Tetap terhubung',
    done: 'Koneksi {{platform}} telah diputuskan, dan data dari koneksi tersebut telah dihapus.',
    doneHere:
      'Di pihak kami, koneksi dan datanya telah dihapus. Untuk mengakhirinya sepenuhnya, hapus juga aplikasi ini di pengaturan {{platform}} Anda.',
    settings: 'Buka pengaturan {{platform}}',
  },
  promises: {
    never: {
      title: 'Yang tidak akan pernah kami lakukan',
      items:
        'Memposting, mengubah, atau menghapus konten apa pun milik Anda\nMembaca pesan Anda, atau bertindak atas nama Anda\nMelihat kata sandi Anda\nMenjual data Anda',
    },
    back: {
      title: 'Cara menarik kembali persetujuan',
      items:
        'Kembali ke halaman ini dan putuskan koneksi: data langsung dihapus\nAtau hapus aplikasi ini di pengaturan platform: kami menghapus data dalam waktu satu minggu\nJika tautan ini sudah kedaluwarsa, minta tautan baru kepada tim yang mengundang Anda, atau hubungi pengelola situs ini',
    },
  },
} satisfies ReaderTexts['creator-page'];
