/** How this run sweeps, from the environment: `TEST_FULL=1` for everything, `TEST_SEED=…` to repeat a sample. */
import { execFileSync } from "node:child_process";
import type { SweepSettings } from "./sweep";

/** The commit, so that each has a sample of its own and gives the same one again; without git the day. */
function currentSeed(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

export const sweepSettings: SweepSettings = { isFull: process.env.TEST_FULL === "1", seed: process.env.TEST_SEED ?? currentSeed() };
