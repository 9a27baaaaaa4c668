import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Ihre Angaben',
  over: {
    title: 'Dieser Link funktioniert nicht mehr',
    about:
      'Er ist vielleicht abgelaufen, wurde durch einen neueren ersetzt oder nicht vollständig kopiert. Bitte öffnen Sie ihn noch einmal aus der Einladungs-E-Mail oder bitten Sie um einen neuen Link.',
  },
  head: '{{team}} bittet Sie, Ihre Angaben zu bestätigen',
  lead: 'Bestätigen Sie, an welche Adresse man Ihnen schreiben soll, und entscheiden Sie, ob {{team}} die Daten Ihrer Konten sehen darf. Beides ist freiwillig; Sie können auch nur eines davon tun.',
  until: 'Dieser Link funktioniert bis {{at}}',
  address: {
    title: 'Ihre E-Mail-Adresse',
    about: '{{team}} schreibt Ihnen an diese Adresse und gibt sie nicht an andere Teams weiter.',
    known: 'Die Adresse, die {{team}} bisher hat, lautet {{address}}.',
    label: 'E-Mail-Adresse',
    hint: 'Eine Adresse, die Sie selbst abrufen',
    empty: 'Geben Sie eine E-Mail-Adresse ein',
    confirm: 'Adresse bestätigen',
    done: 'Bestätigt: {{address}}',
    change: 'Adresse ändern',
  },
  accounts: {
    title: 'Ihre Konten verbinden',
    about:
      'Sobald sie verbunden sind, sieht {{team}} Daten direkt von der Plattform; Screenshots sind nicht mehr nötig. Sie melden sich auf der Seite der Plattform selbst an.',
    connect: '{{platform}} verbinden',
    again: '{{platform}} erneut verbinden',
    state: { ok: 'Verbunden', broken: 'Nicht mehr verbunden' },
    since: 'Verbunden: {{at}}',
    fetched: 'Aktualisiert: {{at}}',
    brokenAbout:
      '{{platform}} akzeptiert diese Verbindung nicht mehr. Wenn Sie das Konto nicht erneut verbinden, werden die darüber erhaltenen Daten in wenigen Tagen gelöscht.',
    unavailable: '{{platform}} kann auf dieser Website noch nicht verbunden werden',
    notConnected: 'Nicht verbunden',
    disconnect: 'Verbindung zu {{platform}} trennen',
    homepage: 'Profil auf {{platform}} öffnen',
  },
  sees: {
    title: 'Was zu sehen sein wird',
    youtube:
      'Ihr Kanal: Name, Bild, Beschreibung, Abonnenten\nIhre Videos: Titel, Datum, Aufrufe, Likes und Kommentare\nIhr Publikum: Anteile nach Land, Alter und Geschlecht, niemals einzelne Personen',
    tiktok:
      'Ihr Konto: Name, Bild, Bio, Follower und Likes\nIhre Videos: Titel, Datum, Aufrufe, Likes, Kommentare und wie oft sie geteilt wurden\nTikTok verrät nichts darüber, wer Ihnen folgt',
    instagram:
      'Ihr Konto: Name, Bild, Bio, Follower\nIhre Beiträge: Text, Datum, Wiedergaben, Likes, Kommentare und wie oft sie geteilt wurden\nIhre Follower: Anteile nach Land, Alter und Geschlecht, niemals einzelne Personen',
  },
  note: {
    youtube:
      'Wenn Google meldet, dass dieser Browser unter Umständen nicht sicher ist, öffnen Sie diese Seite in Safari oder Chrome.',
    tiktok: 'Melden Sie sich auf der Seite von TikTok mit dem Konto an, das Sie verbinden möchten.',
    instagram:
      'Nötig ist ein professionelles Konto (Creator oder Business); Sie können in den Instagram-Einstellungen kostenlos wechseln.',
  },
  consent: {
    words:
      'Ich bin damit einverstanden, dass Starbridge die oben genannten Daten meines {{platform}}-Kontos liest und sie {{team}} sowie den Teams anderer Marken auf dieser Website zeigt, damit diese eine Zusammenarbeit beurteilen können. Ich kann die Verbindung jederzeit auf dieser Seite trennen; die darüber erhaltenen Daten werden dann gelöscht.',
    edition: 'Fassung der Einwilligung: {{edition}}',
    needed: 'Bitte lesen Sie zuerst den Text und setzen Sie das Häkchen',
    go: 'Weiter zu {{platform}}',
    cancel: 'Nicht jetzt',
  },
  outcome: {
    connected:
      '{{platform}} ist verbunden. Die Daten werden einmal am Tag aktualisiert; Sie müssen nichts weiter tun.',
    denied: 'Sie haben auf {{platform}} nicht zugestimmt. Es hat sich nichts geändert.',
    otherAccount:
      'Das angemeldete {{platform}}-Konto ist nicht @{{handle}}; wir haben nichts davon gespeichert. Wechseln Sie auf {{platform}} das Konto und versuchen Sie es noch einmal.',
    failed:
      '{{platform}} hat die Verbindung nicht abgeschlossen, und es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.',
    expired:
      'Es hat zu lange gedauert oder wurde in einem anderen Browser abgeschlossen. Bitte beginnen Sie von vorn.',
  },
  disconnect: {
    title: 'Verbindung zu {{platform}} trennen?',
    about:
      'Wir lesen @{{handle}} ab sofort nicht mehr und löschen die Zugriffstoken und alles, was wir darüber erhalten haben. {{team}} sieht diese Daten dann nicht mehr.',
    confirm: 'Verbindung trennen',
    keep: 'Verbunden bleiben',
    done: 'Die Verbindung zu {{platform}} ist getrennt, und die Daten daraus sind gelöscht.',
    doneHere:
      'Bei uns sind die Verbindung und ihre Daten gelöscht. Um sie vollständig zu beenden, entfernen Sie diese App bitte auch in Ihren {{platform}}-Einstellungen.',
    settings: '{{platform}}-Einstellungen öffnen',
  },
  promises: {
    never: {
      title: 'Was wir niemals tun',
      items:
        'Inhalte von Ihnen veröffentlichen, ändern oder löschen\nIhre Nachrichten lesen oder in Ihrem Namen handeln\nIhr Passwort sehen\nIhre Daten verkaufen',
    },
    back: {
      title: 'So widerrufen Sie',
      items:
        'Kommen Sie auf diese Seite zurück und trennen Sie die Verbindung: Die Daten werden sofort gelöscht\nOder entfernen Sie die App in den Einstellungen der Plattform: Wir löschen die Daten innerhalb einer Woche\nIst dieser Link abgelaufen, bitten Sie das Team um einen neuen oder schreiben Sie dem Betreiber dieser Website',
    },
  },
} satisfies ReaderTexts['creator-page'];
