import type { PageTexts } from './page-texts.ts';

export const zh: PageTexts = {
  unknown: { title: '没有找到这个链接', about: '链接可能输错或不完整。请核对后再试，或联系发给你链接的人。' },
  off: { title: '这个链接已停用', about: '链接的主人已将它停用。如有疑问，请联系发给你链接的人。' },
  expired: { title: '这个链接已过期', about: '链接只在一段时间内有效，现在已经到期。' },
  tooMany: { title: '请稍等一分钟', about: '这个网络刚刚打开了太多不存在的链接。一分钟后即可再次访问。' },
  unavailable: { title: '暂时无法打开', about: '服务暂时繁忙，请稍后刷新重试。' },
  inApp: {
    title: '请在浏览器中打开',
    about:
      '当前应用内的浏览器无法跳转到目标 App。请点右上角的“···”或分享按钮，选择“在浏览器打开”；也可以复制链接，粘贴到浏览器里访问。',
  },
  copying: { copy: '复制链接', copied: '已复制', link: '链接' },
};
export const zhHant: PageTexts = {
  unknown: {
    title: '找不到這個連結',
    about: '連結可能輸入錯誤或不完整。請確認後再試，或詢問傳給你連結的人。',
  },
  off: { title: '這個連結已停用', about: '連結的擁有者已將它停用。如有疑問，請詢問傳給你連結的人。' },
  expired: { title: '這個連結已過期', about: '連結只在一段時間內有效，現在已經到期。' },
  tooMany: { title: '請稍等一分鐘', about: '這個網路剛剛開啟了太多不存在的連結。一分鐘後即可再次使用。' },
  unavailable: { title: '暫時無法開啟', about: '服務暫時忙碌，請稍後重新整理。' },
  inApp: {
    title: '請在瀏覽器中開啟',
    about:
      '這個 App 內建的瀏覽器無法開啟其他 App。請點右上角的「···」或分享按鈕，選擇「在瀏覽器中開啟」；也可以複製連結，貼到瀏覽器開啟。',
  },
  copying: { copy: '複製連結', copied: '已複製', link: '連結' },
};
