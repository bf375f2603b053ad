/** Draws guards evenly over their kinds and over features, the same ones for the same seed. */
import { createRandom } from "../../drizzle/seed/random";
import { type Guard, KINDS } from "./guards";

/** The folder whose guard it is: a feature, an engine, `platform` or `workers`. */
export const ownerOf = (file: string): string =>
  /^app\/(?:features|engines)\/([^/.]+)/.exec(file)?.[1] ?? (file.startsWith("workers") ? "workers" : "platform");

const overlaps = (a: Guard, b: Guard) => a.file === b.file && a.start < b.end && b.start < a.end;

/** Draws so many guards, or all that there are. Those inside of another one that was drawn can't be switched beside it. */
export function draw(guards: readonly Guard[], count: number, seed: number): Guard[] {
  const random = createRandom(seed);
  const drawn: Guard[] = [];
  const times = new Map<string, number>();
  for (let turn = 0, without = 0; drawn.length < count && without < KINDS.length; turn++) {
    const kind = KINDS[turn % KINDS.length];
    const left = guards.filter((each) => each.kind === kind && !drawn.some((other) => overlaps(each, other)));
    const owners = [...new Set(left.map(({ file }) => ownerOf(file)))];
    const least = Math.min(...owners.map((each) => times.get(each) ?? 0));
    const rarest = owners.filter((each) => (times.get(each) ?? 0) === least);
    without = rarest.length > 0 ? 0 : without + 1;
    if (rarest.length === 0) continue;
    const owner = random.pick(rarest);
    times.set(owner, least + 1);
    drawn.push(random.pick(left.filter(({ file }) => ownerOf(file) === owner)));
  }
  return drawn;
}
