import { useTranslation } from 'react-i18next';

/** The name of the gateway; its code if it is unknown here. */
export function useChannelText(): (channel: string) => string {
  const { t } = useTranslation('orders');
  return channel => t(`channel.${channel}` as 'channel.wechat', { defaultValue: channel });
}
