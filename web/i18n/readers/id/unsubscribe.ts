import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Berhenti berlangganan',
  ask: 'Tidak ingin menerima email dari “{{team}}” lagi?',
  about: 'Setelah Anda mengonfirmasi, “{{team}}” tidak akan mengirim email apa pun lagi ke {{address}}.',
  confirm: 'Berhenti berlangganan',
  doneTitle: 'Anda telah berhenti berlangganan',
  done: '“{{team}}” tidak akan mengirim email ke {{address}} lagi. Email yang sudah dalam proses pengiriman mungkin masih akan sampai.',
  wrongTitle: 'Tautan tidak valid',
  wrong:
    'Tautan berhenti berlangganan ini tidak lengkap atau salah. Buka langsung dari email, atau balas email tersebut untuk menyampaikan bahwa Anda tidak ingin menerimanya lagi.',
  failedTitle: 'Halaman ini tidak dapat dimuat',
  failed: 'Jaringan atau layanan sedang bermasalah. Silakan coba lagi beberapa saat lagi.',
} satisfies ReaderTexts['unsubscribe'];
