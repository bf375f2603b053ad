/** An answer of the API that comes event by event. */
import { eventText } from "./events";

/** @param onLeft called when the reader goes before the end */
export function eventStream(events: AsyncGenerator<{ event: string; data: unknown }>, onLeft: () => void): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(eventText(value.event, value.data)));
    },
    async cancel() {
      onLeft();
      await events.return(undefined);
    },
  });
  return new Response(body, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "private, no-store, no-transform" },
  });
}
