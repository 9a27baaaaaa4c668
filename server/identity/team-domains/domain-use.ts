/** What a team has a domain for. Each use has its own domains, in tables alike. */
export interface DomainUse {
  domains: 'short_domains' | 'sign_in_domains';
  /** The owner of each verified domain. */
  hosts: 'short_hosts' | 'sign_in_hosts';
  /** In the audit log and in notifications. */
  subject: 'shortDomain' | 'signInDomain';
  /** The due work that looks at a verified domain again. */
  verifying: 'shortDomain.verify' | 'signInDomain.verify';
}
