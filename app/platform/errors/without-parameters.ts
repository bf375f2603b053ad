/** What may be kept of a failure: never the values that a statement was run with, which hold what people wrote. */

/** An error without whatever else hung on it. */
export interface PlainError {
  name: string;
  message: string;
  stack: string | null;
}

/** Drizzle ends its message with every bound value. */
const PARAMETERS = /\nparams: [\s\S]*$/;

interface Thrown {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  cause?: unknown;
}

const isObject = (thrown: unknown): thrown is Thrown => typeof thrown === "object" && thrown !== null;

/** A failed query's own message says only which; why stands in its cause. */
function messageOf(thrown: Thrown): string {
  const own = String(thrown.message || thrown.name || "Error").replace(PARAMETERS, "");
  if (!isObject(thrown.cause)) return own;
  const cause = messageOf(thrown.cause);
  return own.includes(cause) ? own : `${cause} (${own})`;
}

/** The frames of a stack, without the message that stands above them. */
function framesOf({ stack }: Thrown): string | null {
  if (typeof stack !== "string") return null;
  const frames = stack.split("\n").filter((line) => /^\s+at |^[^\s@]*@/.test(line));
  return frames.length > 0 ? frames.join("\n") : null;
}

/** Name, message with its causes', and stack of whatever was thrown, without the parameters of a query. */
export function withoutParameters(thrown: unknown): PlainError {
  if (!isObject(thrown)) return { name: "Error", message: String(thrown).replace(PARAMETERS, ""), stack: null };
  const name = typeof thrown.name === "string" ? thrown.name : "Error";
  const message = messageOf(thrown);
  const frames = framesOf(thrown);
  return { name, message, stack: frames && `${name}: ${message}\n${frames}` };
}
