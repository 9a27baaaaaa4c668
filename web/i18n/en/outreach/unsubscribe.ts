export default {
  title: 'Unsubscribe',
  ask: 'Unsubscribe from “{{team}}”?',
  about: '“{{team}}” will stop sending messages to {{address}}.',
  confirm: 'Unsubscribe',
  doneTitle: 'You’re unsubscribed',
  done: '“{{team}}” will no longer write to {{address}}. Messages already on their way may still arrive.',
  wrongTitle: 'This link doesn’t work',
  wrong:
    'This unsubscribe link is incomplete or invalid. Open it directly from the message, or reply to the message and ask to be removed.',
  failedTitle: 'Couldn’t load this page',
  failed: 'There was a network or server problem. Try again in a moment.',
};
