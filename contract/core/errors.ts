/**
 * The complete table of errors. A business error is HTTP 200 with a code of its own; other statuses are for invalid
 * requests, a missing sign-in and our own failures.
 */
export const errors = {
  invalid_request: { status: 400, code: 400 },
  unauthenticated: { status: 401, code: 401 },
  forbidden: { status: 403, code: 403 },
  not_found: { status: 404, code: 404 },
  request_timeout: { status: 408, code: 408 },
  gone: { status: 410, code: 410 },
  payload_too_large: { status: 413, code: 413 },
  unsupported_media_type: { status: 415, code: 415 },
  internal: { status: 500, code: 500 },
  unavailable: { status: 503, code: 503 },
  busy: { status: 503, code: 1035 },
  too_many_requests: { status: 200, code: 429 },
  entitlement_exceeded: { status: 200, code: 430 },
  entitlement_missing: { status: 200, code: 430 },
  wrong_credentials: { status: 200, code: 1001 },
  plain_password_refused: { status: 200, code: 1002 },
  sign_in_locked: { status: 200, code: 1003 },
  wrong_code: { status: 200, code: 1004 },
  code_not_sent: { status: 200, code: 1005 },
  account_disabled: { status: 200, code: 1006 },
  invitation_over: { status: 200, code: 1007 },
  taken: { status: 200, code: 1008 },
  wrong_old_password: { status: 200, code: 1009 },
  same_password: { status: 200, code: 1010 },
  not_possible_for_owner: { status: 200, code: 1011 },
  unreadable_file: { status: 200, code: 1012 },
  list_too_full: { status: 200, code: 1013 },
  import_started: { status: 200, code: 1014 },
  changed_meanwhile: { status: 200, code: 1015 },
  sender_not_verified: { status: 200, code: 1016 },
  task_not_ready: { status: 200, code: 1017 },
  task_state: { status: 200, code: 1018 },
  sender_in_use: { status: 200, code: 1019 },
  sandbox_only: { status: 200, code: 1020 },
  mail_not_sent: { status: 200, code: 1021 },
  oauth_not_set_up: { status: 200, code: 1022 },
  letter_state: { status: 200, code: 1023 },
  address_suppressed: { status: 200, code: 1024 },
  domain_in_use: { status: 200, code: 1025 },
  campaign_state: { status: 200, code: 1026 },
  move_refused: { status: 200, code: 1027 },
  moved_meanwhile: { status: 200, code: 1028 },
  payable_state: { status: 200, code: 1029 },
  collaboration_state: { status: 200, code: 1030 },
  order_state: { status: 200, code: 1031 },
  plan_not_offered: { status: 200, code: 1032 },
  payment_unavailable: { status: 200, code: 1033 },
  samples_missing: { status: 200, code: 1034 },
  proof_needed: { status: 200, code: 1036 },
  quota_exceeded: { status: 200, code: 1050 },
  /** Of a token call: `data` holds a challenge for the second step (contract/identity/sign-in.ts). */
  second_factor_needed: { status: 200, code: 1037 },
  wrong_second_factor: { status: 200, code: 1038 },
  second_factor_locked: { status: 200, code: 1039 },
  second_factor_state: { status: 200, code: 1040 },
  second_step_over: { status: 200, code: 1041 },
  /** The team requires a second factor; until there is one, only calls answer that set one up. */
  second_factor_required: { status: 403, code: 1042 },
  own_factor_first: { status: 200, code: 1043 },
  sso_not_set_up: { status: 200, code: 1044 },
  sso_unreachable: { status: 200, code: 1045 },
  sso_refused: { status: 200, code: 1046 },
  /** Somebody whose team lets them sign in by their organisation alone has shown a password or a phone. */
  sso_required: { status: 200, code: 1047 },
  sso_not_tested: { status: 200, code: 1048 },
  /** The plan of the team has no seat for whoever its organisation brings. */
  no_seat: { status: 200, code: 1049 },
} as const;

export type ErrorName = keyof typeof errors;

/** What can be shown in the second step of a sign-in. */
export const secondSteps = ['totp', 'passkey', 'recovery'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** The data of `second_factor_needed`. */
export interface SecondStepChallenge {
  /** Goes with the second step. */
  challenge: string;
  ways: SecondStep[];
  /** Seconds until it is too late. */
  expiresIn: number;
}

/** A wrong field of the request: its path, and the reason in the caller's language. */
export interface FieldFault {
  field: string;
  reason: string;
}
