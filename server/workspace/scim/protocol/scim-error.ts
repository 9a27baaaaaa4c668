/** Why a request is refused with 400 or 409 (RFC 7644 §3.12, table 9). */
type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** What a request of an identity provider is refused with; `detail` is for the people who administer it. */
export class ScimError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.detail = detail;
    this.scimType = scimType;
  }
}

export const errorBody = ({
  status,
  detail,
  scimType,
}: Pick<ScimError, 'status' | 'detail' | 'scimType'>) => ({
  schemas: [errorSchema],
  status: String(status),
  ...(scimType && { scimType }),
  detail,
});

export const invalidValue = (detail: string): ScimError => new ScimError(400, detail, 'invalidValue');
