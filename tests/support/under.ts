/** The site of a deployment whose settings are others than those of tests. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, ORIGIN, type Person } from "./site";

/** A page of a deployment whose settings are others. */
export async function under(own: Partial<Env>, path: string, as?: Person, json?: unknown, method = "POST") {
  const { default: worker } = (await import("./worker")) as unknown as {
    default: Required<Pick<ExportedHandler<Env>, "fetch">>;
  };
  const headers = {
    host: "hocam.test",
    ...(as && { authorization: `Bearer ${as.accessToken}` }),
    ...(json ? { "content-type": "application/json" } : {}),
  };
  const request = new Request(`${ORIGIN}${path}`, {
    headers,
    redirect: "manual",
    ...(json ? { method, body: JSON.stringify(json) } : {}),
  });
  const execution = createExecutionContext();
  const answer = await worker.fetch(request as Parameters<typeof worker.fetch>[0], { ...env, ...own }, execution);
  const body = await answer.text();
  await waitOnExecutionContext(execution);
  return { status: answer.status, body };
}
