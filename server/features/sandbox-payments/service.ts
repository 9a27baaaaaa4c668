export { sandboxKeys, sandboxMerchant, type SandboxKeys } from './keys.ts';
