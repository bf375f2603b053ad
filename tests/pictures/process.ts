/** The process that decodes: how much memory it takes, by what Linux says of it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const statOf = (id: string): string => {
  try {
    return readFileSync(`/proc/${id}/stat`, "utf8");
  } catch {
    return "";
  }
};

/** The id of the workerd that this process started. @throws when there is none */
export function findWorkerd(): number {
  const started = readdirSync("/proc").filter((id) => /^\d+$/.test(id));
  const own = started.find((id) => new RegExp(`^\\d+ \\(workerd\\) \\S ${process.pid} `).test(statOf(id)));
  if (!own) throw new Error("No workerd was started");
  return Number(own);
}

function kilobytes(id: number, name: string): number {
  const [, value] = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
  return Number(value);
}

/** Megabytes that it takes now. */
export const memoryOf = (id: number): number => kilobytes(id, "VmRSS") / 1024;

/** Megabytes that it took at most since `forgetPeak`. */
export const peakOf = (id: number): number => kilobytes(id, "VmHWM") / 1024;

/** Lets the peak begin anew. */
export const forgetPeak = (id: number): void => writeFileSync(`/proc/${id}/clear_refs`, "5");
