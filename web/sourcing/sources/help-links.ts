import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';

type LinkName = 'console' | 'docs' | 'quota' | 'policy';

/** Where a source's credentials are created, and its documentation. */
export const helpLinks: Partial<Record<SourceCode, Partial<Record<LinkName, string>>>> = {
  youtube: {
    console: 'https://console.cloud.google.com/apis/library/youtube.googleapis.com',
    docs: 'https://developers.google.com/youtube/v3/getting-started',
    quota: 'https://support.google.com/youtube/contact/yt_api_form',
    policy: 'https://developers.google.com/youtube/terms/developer-policies',
  },
  instagram: {
    console: 'https://developers.facebook.com/apps/',
    docs: 'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-facebook-login/business-discovery',
  },
  instagram_market: {
    console: 'https://developers.facebook.com/apps/',
    docs: 'https://developers.facebook.com/documentation/instagram-platform/instagram-api-with-facebook-login/creator-marketplace',
  },
  tiktok_market: {
    console: 'https://business-api.tiktok.com/portal',
    docs: 'https://ads.tiktok.com/help/article/marketing-api',
  },
  tiktok_ads: {
    console: 'https://developers.tiktok.com/products/commercial-content-api',
    docs: 'https://developers.tiktok.com/doc/commercial-content-api-getting-started',
  },
  youtube_own: {
    console: 'https://console.cloud.google.com/apis/credentials',
    docs: 'https://developers.google.com/youtube/v3/guides/auth/server-side-web-apps',
    policy: 'https://developers.google.com/youtube/terms/developer-policies',
  },
  instagram_own: {
    console: 'https://developers.facebook.com/apps/',
    docs: 'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login',
  },
  tiktok_own: {
    console: 'https://developers.tiktok.com/apps/',
    docs: 'https://developers.tiktok.com/doc/login-kit-web',
  },
};
