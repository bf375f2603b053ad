/** Finds how the courses of a schedule go together, by its owner's wishes. */
import type { SignedInContext } from "~/platform/context";
import { busyTimes, type Combinations, combinationsOf, offersOf, questionOf } from "./combinations.rules";
import { choicesOf, planOf } from "./plan.rules";
import { scheduleErrors } from "./schedule.errors";
import * as repository from "./schedule.repository.server";
import type { WishesInput } from "./schedule.schemas";
import { solveWithin } from "./solver.rules";

/** A second or two of work; questions of students take a tenth. */
const MOST_SLICES = 1200;

/**
 * Every combination of sections of a schedule's courses is counted, and the best are shown.
 * @returns with `combinations` null when there are too many to look through here
 * @throws notFound
 */
export async function findCombinations(ctx: SignedInContext, scheduleId: string, wishes: WishesInput): Promise<Combinations> {
  const rows = await repository.findPlanWithChoices(ctx, scheduleId);
  if (!rows) throw scheduleErrors.notFound();
  const plan = planOf(rows);
  const choices = choicesOf(plan.owner, rows.choices.sections, rows.choices.meetings);
  const asked = { courses: offersOf(plan, choices), busy: busyTimes(plan), wishes };
  return combinationsOf(asked, solveWithin(questionOf(asked), MOST_SLICES));
}
