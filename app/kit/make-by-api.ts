/** Makes something by the API, for pages that go on with it. */
import { request } from "./request";

export interface MadeAnswer<Data> {
  /** 0 when there was no answer. */
  status: number;
  data?: Data;
  /** Why it wasn't made, in the server's words. */
  message?: string;
}

/** @param body with a key of its own where sending it twice would make two */
export async function makeByApi<Data>(address: string, body: object): Promise<MadeAnswer<Data>> {
  try {
    const headers = { "Content-Type": "application/json" };
    const response = await request(address, { method: "POST", headers, body: JSON.stringify(body) });
    const { data, error } = (await response.json().catch(() => ({}))) as { data?: Data; error?: { message?: string } };
    return { status: response.status, data, message: error?.message };
  } catch {
    return { status: 0 };
  }
}
