/** What each use case of alarms is called with. */
import { addAlarm } from "./alarms";
import { signUp } from "./site";
import type { Sample } from "./use-cases";

const input = { title: "Essay", day: "2031-01-01", time: 540, repeat: "none", sends_mail: false };

/** An alarm of somebody, with what else the use case is given. */
const owned =
  (own: Parameters<typeof addAlarm>[1] = {}, ...rest: unknown[]): Sample =>
  async () => {
    const owner = await signUp();
    return { args: [await addAlarm(owner, own), ...rest], people: { owner } };
  };

export const alarmSamples: Record<string, Sample> = {
  addAlarm: () => ({ args: [input] }),
  editAlarm: owned({}, { ...input, revision: 1 }),
  deleteAlarm: owned(),
  snoozeAlarm: owned({ lastRungAt: 1, lastDueAt: 1 }, 10),
};
