import { setTimeout as sleep } from 'node:timers/promises';
import type { PhoneDeed } from '../../../contract/sandbox/sandbox-payment-kinds.ts';

/** What a team and its phone do with an order. */
const scripts = [
  ['pays', 30],
  ['pays a wrong sum', 8],
  ['pays twice', 8],
  ['pays, told late', 6],
  ['pays, told five times', 6],
  ['pays, never told', 9],
  ['cancels while somebody pays', 9],
  ['cancels, and somebody pays too late', 7],
  ['orders again while somebody pays', 7],
  ['leaves it, and somebody pays too late', 5],
  ['leaves it', 5],
] as const;
export type Script = (typeof scripts)[number][0];

export function drawScript(random: () => number): Script {
  let draw = random() * scripts.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [script, weight] of scripts) {
    if (draw < weight) return script;
    draw -= weight;
  }
  return 'pays';
}

const deeds: Partial<Record<Script, PhoneDeed>> = {
  'pays a wrong sum': 'payWrongly',
  'pays twice': 'payTwice',
  'pays, told late': 'notifyLate',
  'pays, told five times': 'notifyFiveTimes',
  'pays, never told': 'neverNotify',
};

interface Envelope {
  code: number;
  data: Record<string, unknown> | null;
}

const plans = ['basic', 'pro', 'team'];
const terms = [1, 3, 6, 12];

/** A main account that buys over HTTP as browsers and phones do, however often servers die. */
export class PayingTeam {
  readonly late: string[] = [];
  private level = 0;
  private readonly address: string;
  private readonly token: string;
  private readonly random: () => number;

  constructor(address: string, token: string, random: () => number) {
    this.address = address;
    this.token = token;
    this.random = random;
  }

  /** Retries until a server replies, as users do. */
  private async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Envelope> {
    for (let tries = 0; ; tries++) {
      try {
        const answer = await fetch(this.address + path, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(20_000),
        });
        const said = (await answer.json()) as Envelope;
        // 1033: the gateway could not be reached, which users retry.
        if (answer.status < 500 && said.code !== 1033) return said;
      } catch (error) {
        if (tries > 200) throw error;
      }
      if (tries > 200) return { code: 500, data: null };
      await sleep(100 + this.random() * 300);
    }
  }

  /** @returns the number; null if nothing could be ordered */
  async order(): Promise<string | null> {
    if (this.random() < 0.15) this.level = Math.min(this.level + 1, plans.length - 1);
    const wanted = { plan: plans[this.level], months: terms[Math.floor(this.random() * terms.length)] };
    for (let tries = 0; tries < 5; tries++) {
      const offer = await this.ask(
        'GET',
        `/office/api/orders/offer?plan=${wanted.plan}&months=${wanted.months}`,
      );
      const sum = offer.data?.sum as { payFen: number } | null | undefined;
      if (!sum) {
        // A more expensive plan is already active.
        this.level = Math.min(this.level + 1, plans.length - 1);
        wanted.plan = plans[this.level];
        continue;
      }
      const made = await this.ask('POST', '/office/api/orders', { ...wanted, payFen: sum.payFen });
      if (made.code === 0) return String(made.data?.number);
    }
    return null;
  }

  /** An action of the phone; a refusal is fine, since another process may have been faster. */
  private async use(number: string, deed: PhoneDeed): Promise<boolean> {
    const path = `/office/api/sandbox/payments/${number}`;
    return (await this.ask('POST', path, { deed })).code === 0;
  }

  private pause(max: number): Promise<void> {
    return sleep(this.random() * max);
  }

  /** Takes an order through its script. */
  async follow(number: string, script: Script): Promise<void> {
    const path = `/office/api/orders/${number}`;
    const code = await this.ask('POST', `${path}/pay`);
    if (code.code !== 0) return;
    await this.pause(200);
    switch (script) {
      case 'leaves it':
        return;
      case 'leaves it, and somebody pays too late':
        this.late.push(number);
        return;
      case 'cancels while somebody pays':
        await Promise.all([
          this.pause(60).then(() => this.ask('POST', `${path}/cancel`)),
          this.pause(60).then(() => this.use(number, 'pay')),
        ]);
        return;
      case 'cancels, and somebody pays too late':
        await this.ask('POST', `${path}/cancel`);
        await this.pause(500);
        await this.use(number, 'payLate');
        return;
      case 'orders again while somebody pays':
        await Promise.all([this.order(), this.pause(150).then(() => this.use(number, 'pay'))]);
        return;
    }
    await this.use(number, deeds[script] ?? 'pay');
    if (this.random() < 0.05) await this.use(number, 'payTwice');
    if (this.random() < 0.7) await this.untilSettled(path);
  }

  /** Pays with codes that have expired or were closed. */
  async payLate(): Promise<void> {
    for (const number of this.late.splice(0)) await this.use(number, 'payLate');
  }

  private async untilSettled(path: string): Promise<void> {
    for (let rounds = 0; rounds < 20; rounds++) {
      const { data } = await this.ask('GET', path);
      if (data?.state !== 'created' && data?.state !== 'paying') return;
      await this.pause(600);
    }
  }
}
