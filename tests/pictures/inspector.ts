/** What V8 says of the site's isolate, which is what a Worker's limit of 128 MB counts. */

/** The site among the Workers that a local server runs. */
const SITE = "core:user:";
/** Milliseconds. */
const AGAIN = 200;

interface HeapUsage {
  /** Bytes. */
  usedSize: number;
  /** Buffers and the memory of WebAssembly, in bytes. */
  backingStorageSize: number;
}

export class Inspector {
  #asked = 0;
  readonly #answers = new Map<number, (result: unknown) => void>();

  /** @param wake an idle isolate answers with its next request */
  private constructor(
    readonly socket: WebSocket,
    readonly wake: () => Promise<unknown>,
  ) {
    socket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (id !== undefined) this.#answers.get(id)?.(result);
    });
  }

  static async open(port: number, wake: () => Promise<unknown>): Promise<Inspector> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${SITE}`);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    const inspector = new Inspector(socket, wake);
    await inspector.#ask("HeapProfiler.enable");
    return inspector;
  }

  async #ask(method: string): Promise<unknown> {
    const id = ++this.#asked;
    let isAnswered = false;
    const answer = new Promise<unknown>((resolve) => this.#answers.set(id, resolve)).finally(() => (isAnswered = true));
    this.socket.send(JSON.stringify({ id, method }));
    while (!isAnswered) {
      await this.wake();
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, AGAIN))]);
    }
    return answer;
  }

  /** Megabytes that the isolate holds once what nothing uses any more is gone. */
  async collected(): Promise<number> {
    await this.#ask("HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize } = (await this.#ask("Runtime.getHeapUsage")) as HeapUsage;
    return (usedSize + backingStorageSize) / 1024 / 1024;
  }
}
