export default {
  title: 'Short links',
};
