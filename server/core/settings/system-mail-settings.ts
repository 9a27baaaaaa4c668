import { email } from '../../../contract/core/patterns.ts';
import { isLoopback } from '../client-network.ts';
import type { SmtpAccess } from '../auth/smtp-access.ts';

/** The sender of the product's own mail. */
export interface SystemSender {
  name: string;
  address: string;
}

/**
 * Reads a server's address: `smtps://` is TLS from the start (RFC 8314, port 465), `smtp://` STARTTLS (port 587), which
 * a server on this machine may do without.
 * @returns null if it is no such address
 */
export function readSmtpUrl(text: string): SmtpAccess | null {
  if (!/^smtps?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!host) return null;
  const isTls = url.protocol === 'smtps:';
  const plainly = isLoopback(host) ? 'plain' : 'starttls';
  try {
    return {
      host,
      port: Number(url.port) || (isTls ? 465 : 587),
      security: isTls ? 'tls' : plainly,
      username: decodeURIComponent(url.username),
      secret: { password: decodeURIComponent(url.password) },
    };
  } catch {
    return null;
  }
}

/** Reads `no-reply@example.com`, or with a name `星桥 <no-reply@example.com>`. @returns null for anything else */
export function readSystemSender(text: string): SystemSender | null {
  const [, name = '', address = text.trim()] = /^([^<>]*)<([^<>]+)>\s*$/.exec(text) ?? [];
  return email.test(address) ? { name: name.replaceAll('"', '').trim(), address } : null;
}
