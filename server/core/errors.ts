import type { Holder } from '../../contract/core/error-texts.ts';
import type { ErrorName, FieldFault, SecondStepChallenge } from '../../contract/core/errors.ts';
import type { Permission } from '../../contract/core/roles/permissions.ts';

/** The one error that features throw: a row of contract/core/errors.ts, with what its sentence needs. */
export class AppError extends Error {
  readonly code: ErrorName;
  readonly details: Record<string, string | number>;
  readonly fields: FieldFault[];
  /** What the answer holds besides code and sentence. */
  readonly data: SecondStepChallenge | null;

  /** What is forbidden says who may do it, or which permission is missing. */
  constructor(code: 'forbidden', details: { who: Holder } | { permission: Permission });
  constructor(
    code: Exclude<ErrorName, 'forbidden'>,
    details?: Record<string, string | number>,
    fields?: FieldFault[],
    data?: SecondStepChallenge | null,
  );
  constructor(
    code: ErrorName,
    details: Record<string, string | number> = {},
    fields: FieldFault[] = [],
    data: SecondStepChallenge | null = null,
  ) {
    super(code);
    this.code = code;
    this.details = details;
    this.fields = fields;
    this.data = data;
  }
}
