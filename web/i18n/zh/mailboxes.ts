export default {
  title: '邮箱同步',
};
