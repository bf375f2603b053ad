/** What a document may ask Google's tag for: nothing unless the deployment names one, and never where being there says something. */
import { createExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { consentToAll } from "../../support/pools";
import { env, ORIGIN, type Person, signUp } from "../../support/site";

const ID = "G-FORTESTS";

/** The policy of a page of a Worker with these settings. */
async function policyOf(path: string, settings: Partial<Env>, as?: Person): Promise<string> {
  const { default: worker } = (await import("../../../workers/app")) as unknown as {
    default: Required<Pick<ExportedHandler<Env>, "fetch">>;
  };
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.accessToken}` } : {};
  const request = new Request(ORIGIN + path, { headers, redirect: "manual" }) as Parameters<typeof worker.fetch>[0];
  const response = await worker.fetch(request, { ...env, ...settings }, createExecutionContext());
  expect(response.status, path).toBe(200);
  return response.headers.get("content-security-policy") ?? "";
}

test("only where a tag is configured may a document report to Google, and no script comes from there without the nonce", async () => {
  for (const path of ["/about", "/courses/all"]) {
    expect(await policyOf(path, {})).not.toContain("google");
    const policy = await policyOf(path, { ANALYTICS_ID: ID });
    expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^' ]+';/);
  }
});

test("a confidential page may report to nobody", async () => {
  const as = await signUp();
  await consentToAll(as);
  for (const path of ["/mental-health", "/psychology/all", "/psychiatrist/add"])
    expect(await policyOf(path, { ANALYTICS_ID: ID }, as), path).not.toContain("google");
});
