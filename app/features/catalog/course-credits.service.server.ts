/** The catalog's credits as one text, the same for everybody: browsers compare with it what no request may carry (decision 083). */
import type { Context } from "~/platform/context";
import { sha256 } from "~/platform/ids";
import { kvCopy } from "~/platform/kv-copy.server";
import { findCourseCredits } from "./course-credits.repository.server";

type Base = Pick<Context, "db" | "env" | "clock">;

interface CreditsFile {
  /** JSON. */
  text: string;
  /** Another one whenever the text is. */
  tag: string;
}

async function makeFile(ctx: Base): Promise<CreditsFile> {
  const text = JSON.stringify({ courses: await findCourseCredits(ctx) });
  return { text, tag: `"${(await sha256(text)).slice(0, 16)}"` };
}

const copy = kvCopy<CreditsFile, Base>({
  key: "catalog:credits",
  seconds: 3600,
  load: makeFile,
  isUsable: ({ tag }) => typeof tag === "string",
});

/** What every course is worth, in one file. */
export const readCourseCredits = (ctx: Base): Promise<CreditsFile> => copy.read(ctx);

/** Makes the file anew, after credits or codes were changed. */
export const refreshCourseCredits = (ctx: Base) => copy.refresh(ctx);
