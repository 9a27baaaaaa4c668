export default {
  title: '收件箱',
};
