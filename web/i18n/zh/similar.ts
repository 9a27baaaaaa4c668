export default {
  title: '相似达人',
};
