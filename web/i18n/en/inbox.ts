export default {
  title: 'Inbox',
};
