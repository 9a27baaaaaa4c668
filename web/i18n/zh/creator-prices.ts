export default {
  title: '报价',
};
