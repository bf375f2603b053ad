/** Server-sent events: written by the server, read by browsers and by what asks a model. */

/** One event as it travels. */
export const eventText = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

interface RawEvent {
  event: string;
  data: string;
}

function rawEvent(block: string): RawEvent | null {
  const fields = block.split("\n").map((line) => /^(event|data):\s?(.*)$/.exec(line));
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ""] : []));
  const data = valuesOf("data").join("\n");
  return data ? { event: valuesOf("event").at(-1) ?? "message", data } : null;
}

/** What a promise gives, unless `signal` says to stop before. */
export function untilStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Longer events are nobody's. */
const MOST_PENDING = 64_000;

/** Reads events as they come. @throws when the stream breaks off, when `signal` says so, or at what is no stream of events */
export async function* readEvents(body: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<RawEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = "";
  try {
    for (;;) {
      const { done, value } = await untilStopped(reader.read(), signal);
      pending += decoder.decode(value, { stream: !done }).replaceAll("\r", "");
      const blocks = pending.split("\n\n");
      pending = done ? "" : (blocks.pop() ?? "");
      if (pending.length > MOST_PENDING) throw new Error("An event is too long");
      for (const block of blocks) {
        const found = rawEvent(block);
        if (found) yield found;
      }
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
