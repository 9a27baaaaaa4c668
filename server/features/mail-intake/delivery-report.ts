/** Somebody who did not get a mail, as a delivery report says (RFC 3464 §2.3). */
export interface DeliveryFailure {
  /** Lower-cased, those it was sent to and delivered to; they differ where mail is forwarded. */
  addresses: string[];
  /** 5.x.x: sending again is of no use. */
  permanent: boolean;
  /** What the server said. */
  text: string;
}

type Fields = Map<string, string>;

/** Groups of fields parted by blank lines; lines that begin with a blank go on (RFC 3464 §2.1). */
function fieldGroups(report: string): Fields[] {
  return report.split(/\r?\n[ \t]*\r?\n/).map(group => {
    const lines = group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
    return new Map(
      lines.flatMap(line => {
        const [, name, value] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
        return name ? [[name.toLowerCase(), (value ?? '').trim()]] : [];
      }),
    );
  });
}

/** `rfc822;somebody@example.com` → the address. */
function addressOf(value: string | undefined): string[] {
  const address = (value ?? '').replace(/^[^;]*;/, '').replaceAll(/[<>\s]/g, '');
  return address.includes('@') ? [address.toLowerCase()] : [];
}

const longestText = 500;

function failureOf(fields: Fields): DeliveryFailure | null {
  if (fields.get('action')?.toLowerCase().split(/[\s(]/)[0] !== 'failed') return null;
  const status = /\b([245])\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '');
  const said = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '').trim();
  const kind = status?.[1] ?? /\b([45])\d\d\b/.exec(said)?.[1];
  return {
    addresses: [...addressOf(fields.get('original-recipient')), ...addressOf(fields.get('final-recipient'))],
    permanent: kind === '5',
    text: (said || (status?.[0] ?? '')).slice(0, longestText).toWellFormed(),
  };
}

/**
 * Who did not get the mail, by the `message/delivery-status` part of a report. Delays and successes are none.
 */
export const failuresOf = (report: string): DeliveryFailure[] =>
  fieldGroups(report.replaceAll('\0', '')).flatMap(fields => failureOf(fields) ?? []);
