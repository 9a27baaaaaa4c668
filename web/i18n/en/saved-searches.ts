export default {
  title: 'Saved searches',
};
