/** A browser as far as sessions go: it keeps cookies and sends them back. */
import { visit } from "./site";

type Init = Parameters<typeof visit>[1];

export class Browser {
  readonly #cookies = new Map<string, string>();

  /** Sends a request with the cookies so far and takes those of the answer. */
  async open(path: string, init: Init = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await visit(path, { ...init, headers: { accept: "text/html", ...init.headers, ...(cookie && { cookie }) } });
    for (const each of response.headers.getSetCookie()) this.#take(each);
    return response;
  }

  #take(setCookie: string): void {
    const [pair = "", ...attributes] = setCookie.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf("="));
    const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (isOver) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(name.length + 1));
  }

  /** The value of a cookie that this browser holds. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }
}
