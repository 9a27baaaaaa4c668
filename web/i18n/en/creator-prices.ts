export default {
  title: 'Prices',
};
