/** Which files of tests run on a bad day: a sample that the commit chooses, or all but those that are spared. */
import { readdirSync } from "node:fs";
import { swept } from "../sweep";
import { sweepSettings } from "../sweep-settings";
import { spared } from "./spared";

/** Some twenty seconds. */
const A_SAMPLE = 6;

/** Not run on a bad day: what walks the whole site takes hours of it, and the assistant's tests score answers. */
const LEFT_OUT = ["ai", "platform"];

const filesOf = (folder: string) =>
  readdirSync(`tests/workers/${folder}`)
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `tests/workers/${folder}/${name}`);

/** @throws when a file is spared that isn't there */
export function hostileFiles(): string[] {
  const all = readdirSync("tests/workers")
    .filter((folder) => !LEFT_OUT.includes(folder))
    .flatMap(filesOf);
  const gone = Object.keys(spared).filter((file) => !all.includes(file));
  if (gone.length > 0) throw new Error(`Spared, and not there: ${gone.join(", ")}`);
  const rest = all.filter((file) => !(file in spared));
  return swept(sweepSettings, { what: "files on a bad day", rest, count: A_SAMPLE });
}
