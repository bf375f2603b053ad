/** Takes lines of the traffic log from their queue, a batch at a time. */
import { consumeLines } from "../../app/features/traffic/writing.server";
import { workerContext } from "./context";

export const consumeTraffic = (batch: MessageBatch<TrafficMessage>, env: Env, execution: ExecutionContext): Promise<void> =>
  consumeLines(workerContext(env, execution), batch);
