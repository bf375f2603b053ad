/** Hands a batch as a whole to the feature whose queue it is. */
import { takerOf } from "../../app/jobs.server";
import { workerContext } from "./context";

/** @returns undefined where the queue is nobody's own */
export function consumeWhole(batch: MessageBatch, env: Env, execution: ExecutionContext): Promise<void> | undefined {
  const take = takerOf(batch.queue);
  return take?.(workerContext(env, execution), batch as MessageBatch<TrafficMessage>);
}
