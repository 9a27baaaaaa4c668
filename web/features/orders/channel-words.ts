import type { TFunction } from 'i18next';

/** Through which gateway it was paid; of one that is not known here its code. */
export const wordOfChannel = (t: TFunction<'orders'>, channel: string) =>
  t(`channel.${channel}` as 'channel.wechat', { defaultValue: channel });
