export default {
  title: '访问记录',
};
