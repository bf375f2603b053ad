/** The processes that run Workers: the processor time and the memory that they take, by what Linux says of them. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** `/proc/<id>/stat` behind the name: state, parent, …; undefined when it is gone. */
function statOf(id: number): { name: string; fields: string[] } | undefined {
  try {
    const [, name = "", rest = ""] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${id}/stat`, "utf8")) ?? [];
    return { name, fields: rest.split(" ") };
  } catch {
    return undefined;
  }
}

function childrenOf(parent: number): number[] {
  const ids = readdirSync("/proc").filter((id) => /^\d+$/.test(id));
  const own = ids.map(Number).filter((id) => Number(statOf(id)?.fields[1]) === parent);
  return own.flatMap((id) => [id, ...childrenOf(id)]);
}

/** The ids of every workerd below a process. */
export const findWorkerds = (parent: number): number[] => childrenOf(parent).filter((id) => statOf(id)?.name === "workerd");

/** Ticks of a hundredth of a second. */
const TICK = 10;

/** Milliseconds of processor time that they took, for themselves and in the kernel. */
export const cpuOf = (ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + (Number(statOf(id)?.fields[11]) + Number(statOf(id)?.fields[12])) * TICK, 0);

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
