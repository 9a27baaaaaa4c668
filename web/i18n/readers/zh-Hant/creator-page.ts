import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: '合作資料確認',
  over: {
    title: '這個連結已失效',
    about:
      '連結可能已過期、已被新的連結取代，或是沒有複製完整。請從邀請您的電子郵件重新開啟，或請對方再提供一個連結。',
  },
  head: '「{{team}}」邀請您確認合作資料',
  lead: '請確認接收合作郵件的電子信箱，並決定是否讓「{{team}}」查看您的帳號數據。兩項皆為自願，只完成其中一項也可以。',
  until: '連結有效期限至 {{at}}',
  address: {
    title: '電子信箱',
    about: '「{{team}}」會將郵件寄到這個信箱，並且不會提供給其他團隊。',
    known: '「{{team}}」目前知道的信箱是 {{address}}。',
    label: '電子信箱',
    hint: '請填寫您本人會收信的信箱',
    empty: '請填寫電子信箱',
    confirm: '確認信箱',
    done: '已確認：{{address}}',
    change: '變更信箱',
  },
  accounts: {
    title: '授權帳號數據',
    about:
      '授權後，「{{team}}」看到的是平台直接提供的數據，您不必再傳後台截圖。登入會在平台自己的頁面上進行。',
    connect: '授權 {{platform}}',
    again: '重新授權 {{platform}}',
    state: { ok: '已授權', broken: '授權已失效' },
    since: '授權時間：{{at}}',
    fetched: '最近更新：{{at}}',
    brokenAbout: '{{platform}} 已不再接受這次授權。如果不重新授權，透過授權取得的資料會在幾天內刪除。',
    unavailable: '本站尚未開放 {{platform}} 授權',
    notConnected: '未授權',
    disconnect: '取消 {{platform}} 授權',
    homepage: '開啟 {{platform}} 個人檔案',
  },
  sees: {
    title: '授權後可查看的資料',
    youtube:
      '頻道資料：名稱、頭像、說明、訂閱人數\n影片數據：標題、發布日期、觀看次數、喜歡次數和留言數\n觀眾組成：國家或地區、年齡、性別的比例，不含任何個人資料',
    tiktok:
      '帳號資料：名稱、頭像、個人簡介、粉絲數和獲讚數\n影片數據：標題、發布日期、觀看次數、讚數、留言數和分享數\nTikTok 不提供粉絲組成資料',
    instagram:
      '帳號資料：名稱、大頭貼照、個人簡介、粉絲數\n貼文數據：說明文字、發布日期、播放次數、讚數、留言數和分享數\n粉絲組成：國家或地區、年齡、性別的比例，不含任何個人資料',
  },
  note: {
    youtube: '如果 Google 提示這個瀏覽器可能有安全疑慮，請改用 Safari 或 Chrome 開啟本頁。',
    tiktok: '請在 TikTok 的頁面上登入您要授權的帳號。',
    instagram: '需要專業帳號（創作者或商業帳號），可在 Instagram 設定中免費切換。',
  },
  consent: {
    words:
      '我同意 Starbridge 讀取我 {{platform}} 帳號的上述資料，並向「{{team}}」以及使用本站的其他品牌團隊顯示，供其評估合作。我可以隨時在本頁取消授權；取消後，透過授權取得的資料會被刪除。',
    edition: '同意書版本 {{edition}}',
    needed: '請先閱讀並勾選',
    go: '前往 {{platform}}',
    cancel: '暫不授權',
  },
  outcome: {
    connected: '{{platform}} 授權成功。數據每天會自動更新一次，您不需要再做任何操作。',
    denied: '您沒有在 {{platform}} 上同意授權，一切維持不變。',
    otherAccount:
      '剛才登入的 {{platform}} 帳號不是 @{{handle}}，我們沒有保留該帳號的任何資料。請先在 {{platform}} 切換帳號，再試一次。',
    failed: '{{platform}} 沒有完成授權，我們沒有保留任何資料。請稍後再試。',
    expired: '這次授權間隔太久，或是換了瀏覽器，因此沒有完成。請重新開始授權。',
  },
  disconnect: {
    title: '要取消 {{platform}} 授權嗎？',
    about:
      '我們會立即停止讀取 @{{handle}}，並刪除存取權杖以及透過授權取得的所有資料。「{{team}}」將無法再看到這些數據。',
    confirm: '取消授權',
    keep: '保留授權',
    done: '{{platform}} 授權已取消，透過授權取得的資料已刪除。',
    doneHere: '我們這邊的授權和資料都已刪除。若要徹底結束授權，請再到 {{platform}} 的設定中移除本應用程式。',
    settings: '開啟 {{platform}} 的設定',
  },
  promises: {
    never: {
      title: '我們絕不會做的事',
      items:
        '發布、修改或刪除您的任何內容\n讀取您的訊息，或以您的名義進行任何操作\n取得您的密碼\n出售您的資料',
    },
    back: {
      title: '如何收回授權',
      items:
        '隨時回到本頁取消授權，資料會立即刪除\n也可以在平台的設定中移除本應用程式，我們會在一週內刪除資料\n如果連結已過期，請向邀請您的團隊索取新的連結，或聯絡本站的營運者',
    },
  },
} satisfies ReaderTexts['creator-page'];
