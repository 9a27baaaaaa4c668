import type { ErrorName } from './errors.ts';

export type Lang = 'zh' | 'en';

/** What a person reads for each refusal; `{name}` is filled from the error's details. */
export const errorTexts: Record<Lang, Record<ErrorName, string>> = {
  zh: {
    invalid_request: '请求参数有误：{fields}',
    unauthenticated: '登录过期，请重新登陆',
    forbidden: '没有权限进行此操作',
    not_found: '内容不存在或已被删除',
    payload_too_large: '提交的内容过大',
    unsupported_media_type: '不支持的内容格式',
    internal: '请求出错，请重试',
    unavailable: '系统升级中，请稍后再试',
    too_many_requests: '操作过于频繁，请稍后再试',
    entitlement_exceeded: '权益不足，请升级权益',
    wrong_credentials: '账号或密码不正确',
    plain_password_refused: '密码未加密，请使用最新版客户端登录',
  },
  en: {
    invalid_request: 'Invalid request: {fields}',
    unauthenticated: 'Your session has expired, please sign in again',
    forbidden: 'You are not allowed to do this',
    not_found: 'This does not exist or has been deleted',
    payload_too_large: 'What you sent is too large',
    unsupported_media_type: 'This content type is not supported',
    internal: 'Request error, please try again',
    unavailable: 'The system is being upgraded, please try again later',
    too_many_requests: 'Too many requests, please try again later',
    entitlement_exceeded: 'Please upgrade your membership to use this feature',
    wrong_credentials: 'The account or password is not correct',
    plain_password_refused: 'The password was not encrypted; please use a current client',
  },
};

/** The sentence for `name` in `lang`, with `{placeholders}` taken from `details`. */
export function errorText(
  lang: Lang,
  name: ErrorName,
  details: Record<string, string | number> = {},
): string {
  return errorTexts[lang][name].replace(/\{(\w+)\}/g, (whole, key: string) => String(details[key] ?? whole));
}
