export default {
  title: '保存的搜索',
};
