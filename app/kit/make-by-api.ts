/** Makes something by the API, for pages that go on with it. */
import { request } from "./request";

export interface MadeAnswer<Data> {
  /** 0 when there was no answer. */
  status: number;
  data?: Data;
  /** Why it wasn't made, in the server's words. */
  message?: string;
  /** The field that this is about. */
  field?: string;
}

interface Refusal {
  message?: string;
  details?: { field?: unknown };
}

/** Whether a form has a field, or rows of it: what is said at a field that isn't there, nobody reads. */
const hasField = (form: FormData, field: string) => [...form.keys()].some((name) => name === field || name.startsWith(`${field}[`));

/** What a form shows of a refusal: the server's words at the field that they are about, or else a reason above everything. */
export const errorsOf = (form: FormData, { field, message }: MadeAnswer<unknown>, reason: string) =>
  field && message && hasField(form, field) ? { fieldErrors: { [field]: [message] } } : { formErrors: [reason] };

/** @param body with a key of its own where sending it twice would make two */
export async function makeByApi<Data>(address: string, body: object): Promise<MadeAnswer<Data>> {
  try {
    const headers = { "Content-Type": "application/json" };
    const response = await request(address, { method: "POST", headers, body: JSON.stringify(body) });
    const answer = (await response.json().catch(() => ({}))) as { data?: Data; error?: Refusal };
    const { error } = answer;
    // Events answer with more beside what was made, posts with nothing else.
    const data = response.ok ? (answer.data ?? (answer as Data)) : undefined;
    const field = error?.details?.field;
    return { status: response.status, data, message: error?.message, field: typeof field === "string" ? field : undefined };
  } catch {
    return { status: 0 };
  }
}
