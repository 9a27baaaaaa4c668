export interface MailOwner {
  uid: number;
  gid: number;
  /** The account that runs the server, if not root: all its processes run as the same. */
  username: string | null;
}

/** Without root, no process can use chroot or change its user. */
function asOneself(username: string): string {
  const services = ['anvil', 'stats', 'imap-login', 'imap-urlauth-login', 'submission-login', 'ipc'];
  return [
    `default_internal_user = ${username}`,
    `default_login_user = ${username}`,
    'default_internal_group =',
    ...services.map(service => `service ${service} {\n  chroot =\n}`),
  ].join('\n');
}

/** The settings of a Dovecot 2.3 that keeps everything in one folder. */
export function dovecotSettings(options: {
  home: string;
  port: number;
  owner: MailOwner;
  folders: readonly string[];
}): string {
  const { home, port, owner, folders } = options;
  const boxes = folders.map(
    name => `  mailbox ${name} {\n    auto = subscribe\n    special_use = \\${name}\n  }`,
  );
  return `
base_dir = ${home}/run
state_dir = ${home}/run
log_path = ${home}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
auth_failure_delay = 0
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${home}/mail/%u
mail_max_userip_connections = 1000
${owner.username === null ? '' : asOneself(owner.username)}
passdb {
  driver = passwd-file
  args = username_format=%u ${home}/users
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${home}/mail/%u
}
namespace inbox {
  inbox = yes
  separator = /
${boxes.join('\n')}
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service imap {
  process_limit = 1000
}
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
`;
}
