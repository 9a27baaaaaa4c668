export { makeSandboxGateway, type SandboxGateway, type SandboxGatewayParts } from './gateway.ts';
export { sandboxKeys, sandboxMerchant, type SandboxKeys } from './keys.ts';
export { deliverNotices } from './notices.ts';
export { signedHeaders } from './sealing.ts';
export { doByPhone } from './phone.ts';
