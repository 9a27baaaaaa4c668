import { useTranslation } from 'react-i18next';

/** Through which gateway it was paid; of one that is not known here its code. */
export function useChannelText(): (channel: string) => string {
  const { t } = useTranslation('orders');
  return channel => t(`channel.${channel}` as 'channel.wechat', { defaultValue: channel });
}
