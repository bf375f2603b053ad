/** Loaders and actions may throw an answer: a redirect, or Remix's data with a status. */
export function isThrownAnswer(thrown: unknown): boolean {
  if (thrown instanceof Response) return true;
  return typeof thrown === "object" && thrown !== null && "type" in thrown && thrown.type === "DataWithResponseInit";
}
