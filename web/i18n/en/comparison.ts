export default {
  title: 'Compare creators',
};
