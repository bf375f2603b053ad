/** What can be wrong with a picture; the reasons of a failed one are codes of these too. */
import { defineErrors } from "../../platform/errors/define";

export const mediaErrors = defineErrors("media", {
  noFile: 400,
  tooLarge: 413,
  wrongType: 415,
  heic: 415,
  animated: 422,
  tooManyPixels: 422,
  broken: 422,
  tooLong: 422,
  unreadable: 422,
  notFound: 404,
  gone: 410,
  tooMany: 409,
  unknownType: 422,
  notFailed: 409,
});

/** Why a stored picture failed: the keys of `media:errors`. */
export type ImageFailure = "unreadable" | "missing" | "abandoned" | "tooHard";
