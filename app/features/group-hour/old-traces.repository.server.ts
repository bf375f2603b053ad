/** Groups are forgotten with their members some time after their last day. */
import { hourGroups } from "@schema/group-hour";
import { lt } from "drizzle-orm";
import type { OldTraces } from "~/platform/product";
import { dayAhead } from "~/platform/time";
import { KEPT_DAYS } from "./group-hour.limits";

export const oldGroups: OldTraces = ({ db, clock }) => [
  db.delete(hourGroups).where(lt(hourGroups.lastDay, dayAhead(clock.now(), -KEPT_DAYS))),
];
