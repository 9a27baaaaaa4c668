export default {
  title: 'Access records',
};
