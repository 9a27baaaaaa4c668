/**
 * The gateway's errors, as the documentation of WeChat Pay's API v3 lists them. Orders:
 * pay.weixin.qq.com/doc/v3/merchant/4012791877, closing: …/4012556398, refunds: …/doc/v3/partner/4012709253.
 * `Unverified:` marks what it leaves open.
 */
export const gatewayErrors = {
  /** "参数错误": a field is missing or invalid. */
  PARAM_ERROR: 400,
  /** "HTTP 请求不符合微信支付 APIv3 接口规则"; for refunds also a wrong sum. */
  INVALID_REQUEST: 400,
  /** "验证不通过": our signature, merchant id or serial is unknown. */
  SIGN_ERROR: 401,
  /** "AppID和mch_id不匹配". */
  APPID_MCHID_NOT_MATCH: 400,
  /** "商户订单号重复": the number was used with another sum or description. */
  OUT_TRADE_NO_USED: 403,
  /**
   * "订单已关闭", listed for closing. Unverified: that an order with a closed number also gets this error, and not
   * OUT_TRADE_NO_USED.
   */
  ORDER_CLOSED: 400,
  /** "订单已支付": API v2 lists it for closing. Unverified: code and status in API v3. */
  ORDERPAID: 400,
  /** "订单不存在", listed for queries. */
  ORDER_NOT_EXIST: 404,
  /** "订单不存在", listed for refunds. */
  RESOURCE_NOT_EXISTS: 404,
  /** "账单文件不存在": no trades on that day. Unverified: status. */
  NO_STATEMENT_EXIST: 400,
  /** "账单文件正在生成": bills are made on the next day, from 9 to 10 in China. Unverified: status. */
  STATEMENT_CREATING: 400,
} as const;

export type GatewayErrorCode = keyof typeof gatewayErrors;

export class GatewayError extends Error {
  readonly code: GatewayErrorCode;
  constructor(code: GatewayErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
