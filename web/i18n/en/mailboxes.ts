export default {
  title: 'Mailbox sync',
};
