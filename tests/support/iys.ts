/** İYS's stand-in behind the Worker's own `fetch`: it records what it is asked and told, and is down when a test says so. */
import { onTestFinished, vi } from "vitest";

interface Registered {
  status: "ONAY" | "RET";
  consentDate: string;
}

export interface Iys {
  isDown: boolean;
  /** What it has, by address. */
  registered: Map<string, Registered>;
  /** What it was asked and told, in this order: `ask a@b`, `ONAY a@b`. */
  heard: string[];
  /** Runs before it answers a question. */
  whenAsked: () => unknown;
}

const JSON_TYPE = { "Content-Type": "application/json" };
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: JSON_TYPE });

/** A register of this test's own; whatever else the Worker fetches goes where it did. */
export function openIys(): Iys {
  const iys: Iys = { isDown: false, registered: new Map(), heard: [], whenAsked: () => undefined };
  const elsewhere = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    const { host, pathname } = new URL(request.url);
    if (host !== "iys.test") return elsewhere(request);
    if (iys.isDown) throw new TypeError("Network connection lost");
    if (pathname === "/oauth2/token") return answer({ access_token: "token", expires_in: 0 });
    if (request.headers.get("authorization") !== "Bearer token" || !pathname.startsWith("/sps/100/brands/200/consents"))
      return answer({}, 401);
    const { recipient, recipientType, type, status, consentDate, source } = await request.json<Record<string, string>>();
    if (recipientType !== "BIREYSEL" || type !== "EPOSTA" || !recipient) return answer({}, 422);
    if (pathname.endsWith("/status")) {
      await iys.whenAsked();
      iys.heard.push(`ask ${recipient}`);
      const found = iys.registered.get(recipient);
      return found ? answer({ ...found, recipient, type }) : answer({ errors: [{ code: "H174" }] }, 404);
    }
    if (source !== "HS_WEB" || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(consentDate ?? "")) return answer({}, 422);
    iys.heard.push(`${status} ${recipient}`);
    iys.registered.set(recipient, { status, consentDate } as Registered);
    return answer({ transactionId: "1" });
  });
  onTestFinished(() => spy.mockRestore());
  return iys;
}
