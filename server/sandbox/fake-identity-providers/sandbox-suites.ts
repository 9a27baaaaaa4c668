import { realContext } from '../../core/real-context.ts';
import { fakeDingtalk } from './fake-dingtalk.ts';
import { fakeFeishu } from './fake-feishu.ts';
import type { FakeEmployee, FakeOrganisation, FakeProvider } from './fake-organisation.ts';
import { fakeWecom } from './fake-wecom.ts';
import { suiteApps, type Suite } from './suite-apps.ts';

const people: FakeEmployee[] = [
  { id: 'LiLei', name: '李雷', email: 'li.lei@acme.sandbox', state: 'active' },
  { id: 'HanMeimei', name: '韩梅梅', email: 'han.meimei@acme.sandbox', state: 'active' },
  { id: 'WangQiang', name: '王强', email: 'wang.qiang@acme.sandbox', state: 'disabled' },
];

/** WeCom, Feishu and DingTalk in the sandbox, with one organisation. @param addressOf the base of each one's addresses */
export function makeSandboxSuites(addressOf: (suite: Suite) => string): Record<Suite, FakeProvider> {
  const now = () => realContext().now();
  const of = (suite: Suite): FakeOrganisation => ({
    people,
    app: suiteApps[suite],
    now,
    address: () => addressOf(suite),
  });
  return {
    wecom: fakeWecom(of('wecom')),
    feishu: fakeFeishu(of('feishu')),
    dingtalk: fakeDingtalk(of('dingtalk')),
  };
}
