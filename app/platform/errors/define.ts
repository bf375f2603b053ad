/** Errors that a person can do something about: each has a code, which is also the key of its words. */

export interface DomainErrorShape {
  isDomainError: true;
  /** `courses.duplicate`: the feature's namespace, then the key below its `errors`. */
  code: string;
  status: number;
  /** Values for the message's placeholders; shown to the caller. */
  details?: Record<string, string | number>;
}

export class DomainError extends Error implements DomainErrorShape {
  readonly isDomainError = true;
  constructor(
    readonly code: string,
    readonly status: number,
    readonly details?: Record<string, string | number>,
  ) {
    super(code);
  }
}

/** Whether something thrown is a domain error; by shape, so that bundling a class twice can't fool it. */
export function isDomainError(thrown: unknown): thrown is DomainError {
  return typeof thrown === "object" && thrown !== null && "isDomainError" in thrown;
}

/**
 * Declares a feature's errors.
 * @example export const courseErrors = defineErrors("courses", { notFound: 404 });
 *          throw courseErrors.notFound();
 */
export function defineErrors<const T extends Record<string, number>>(feature: string, statuses: T) {
  return Object.fromEntries(
    Object.entries(statuses).map(([name, status]) => [
      name,
      (details?: Record<string, string | number>) => new DomainError(`${feature}.${name}`, status, details),
    ]),
  ) as { [K in keyof T]: (details?: Record<string, string | number>) => DomainError };
}
