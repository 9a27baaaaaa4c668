export default {
  title: '退订邮件',
  ask: '不想再收到“{{team}}”的邮件？',
  about: '确认后，“{{team}}”不会再给 {{address}} 发送任何邮件。',
  confirm: '确认退订',
  doneTitle: '已退订',
  done: '“{{team}}”不会再给 {{address}} 发送邮件。已经在路上的邮件可能还会送达。',
  wrongTitle: '链接无效',
  wrong: '这个退订链接不完整或有误。请直接点开邮件里的链接，或回复邮件告诉对方你不想再收到。',
  failedTitle: '暂时无法打开',
  failed: '网络或服务暂时有问题，请稍后再试。',
};
