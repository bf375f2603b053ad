/** Links to the survey that nobody used. */
import type { OldTraces } from "~/platform/product";
import { expired } from "./alumni.repository.server";

export const unusedLinks: OldTraces = (ctx) => [expired(ctx)];
