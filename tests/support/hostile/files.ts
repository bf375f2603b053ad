/** Which files of tests run on a bad day: a sample that the commit chooses, or all but those that are spared. */
import { readdirSync } from "node:fs";
import { swept } from "../sweep";
import { sweepSettings } from "../sweep-settings";
import { spared } from "./spared";

/** Some twenty seconds. */
const A_SAMPLE = 6;

/** @throws when a file is spared that isn't there */
export function hostileFiles(): string[] {
  const names = readdirSync("tests/workers", { recursive: true, encoding: "utf8" });
  const all = names
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `tests/workers/${name}`)
    .sort();
  const gone = Object.keys(spared).filter((file) => !all.includes(file));
  if (gone.length > 0) throw new Error(`Spared, and not there: ${gone.join(", ")}`);
  const rest = all.filter((file) => !(file in spared));
  return swept(sweepSettings, { what: "files on a bad day", rest, count: A_SAMPLE });
}
