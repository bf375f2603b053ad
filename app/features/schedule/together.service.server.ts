/** Two people who both agree see when both are free, and never what the other does. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { newSecret, sha256 } from "~/platform/ids";
import { takeSearch, takeWrite } from "~/platform/limits.server";
import { localDay } from "~/platform/time";
import { capped } from "./plans.repository.server";
import { scheduleErrors } from "./schedule.errors";
import { readPlan } from "./schedule.service.server";
import * as repository from "./together.repository.server";
import { freeWeek } from "./together.rules";

/** A pair as lists show it. The other's name is told once they have agreed, or have invited. */
export interface Pair {
  pairId: string;
  term: string;
  state: "theirs" | "mine" | "link" | "accepted";
  name: string | null;
  userName: string | null;
  createdAt: number;
}

function stateOf({ status, isMine, userName }: repository.PairRow): Pair["state"] {
  if (status === "accepted") return "accepted";
  if (!isMine) return "theirs";
  return userName === null ? "link" : "mine";
}

function asPair(row: repository.PairRow): Pair {
  const { pairId, term, userName, createdAt } = row;
  const state = stateOf(row);
  return { pairId, term, state, name: state === "mine" ? null : row.name, userName, createdAt };
}

/** All of one's own: invitations that wait for an answer, agreements, and what one asked for. */
export const readTogether = async (ctx: SignedInContext): Promise<Pair[]> => (await repository.listPairs(ctx)).map(asPair);

/** A plan, with the pairs of its term. @throws notFound */
export async function readInvite(ctx: SignedInContext, scheduleId: string) {
  const plan = await readPlan(ctx, scheduleId);
  return { plan, pairs: (await repository.listPairs(ctx, plan.term)).map(asPair) };
}

const asChoices = (plans: readonly repository.PlanChoice[]) => plans.map(({ scheduleId, name }) => ({ scheduleId, name }));

/** A pair; when both agree, with the hours in which both are free and nothing else of the other's plan. @throws pairNotFound */
export async function readPair(ctx: SignedInContext, pairId: string) {
  const found = await repository.findPair(ctx, pairId);
  if (!found) throw scheduleErrors.pairNotFound();
  const { pair, plans, busy, untimed } = found;
  const own = plans.find(({ scheduleId }) => scheduleId === pair.scheduleId);
  return {
    pair: asPair(pair),
    scheduleId: pair.scheduleId,
    plans: asChoices(plans),
    week: pair.status === "accepted" ? freeWeek(busy, localDay(ctx.clock.now()), own?.hiddenDays ?? 0) : null,
    /** Whose plan has courses without a time. */
    untimed: { mine: untimed.some(({ isMine }) => isMine), theirs: untimed.some(({ isMine }) => !isMine) },
  };
}

/** Invites somebody. @returns the pair's id @throws notFound, unknownPerson, thatIsYou, alreadyTogether, alreadyInvited, invitedYou, declinedYou, tooManyInvitations */
export async function inviteByName(ctx: SignedInContext, scheduleId: string, userName: string): Promise<string> {
  requireSignedIn(ctx);
  await takeWrite(ctx, "schedule-invitation");
  const outcome = await capped(repository.insertInvitation(ctx, scheduleId, userName.replace(/^@/, "")));
  if (outcome === "too-many") throw scheduleErrors.tooManyInvitations();
  const { pairId, standing } = outcome;
  if (pairId !== null) return pairId;
  throw refusalOf(ctx, standing);
}

function refusalOf({ actor }: SignedInContext, { isMyPlan, userId, status, inviterId }: repository.Standing) {
  if (!isMyPlan) return scheduleErrors.notFound();
  const field = { field: "user_name" };
  if (userId === null) return scheduleErrors.unknownPerson(field);
  if (userId === actor.userId) return scheduleErrors.thatIsYou(field);
  if (status === "accepted") return scheduleErrors.alreadyTogether(field);
  if (status === "declined") return scheduleErrors.declinedYou(field);
  if (status === "invited") return inviterId === actor.userId ? scheduleErrors.alreadyInvited(field) : scheduleErrors.invitedYou(field);
  return scheduleErrors.changedMeanwhile();
}

/** Makes a link that one person can accept. @returns its secret, which is told this once @throws notFound, tooManyInvitations */
export async function inviteByLink(ctx: SignedInContext, scheduleId: string): Promise<string> {
  requireSignedIn(ctx);
  await takeWrite(ctx, "schedule-invitation");
  const token = newSecret();
  const pairId = await capped(repository.insertLink(ctx, scheduleId, await sha256(token)));
  if (pairId === "too-many") throw scheduleErrors.tooManyInvitations();
  if (pairId === null) throw scheduleErrors.notFound();
  return token;
}

/** What a link offers. @throws linkNotFound, tooManyAttempts */
export async function readInvitationLink(ctx: SignedInContext, token: string) {
  await takeSearch(ctx);
  const found = await repository.findLink(ctx, await sha256(token));
  if (!found) throw scheduleErrors.linkNotFound();
  const { term, name, userName, isMine } = found.link;
  return { term, name, userName, isMine: Boolean(isMine), plans: asChoices(found.plans) };
}

/** Accepts an invitation, with the plan that counts. @throws pairNotFound */
export async function acceptInvitation(ctx: SignedInContext, pairId: string, scheduleId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.acceptInvitation(ctx, pairId, scheduleId))) throw scheduleErrors.pairNotFound();
}

/** Accepts what a link offers. @returns the pair's id @throws linkNotFound, alreadyTogether */
export async function acceptLink(ctx: SignedInContext, token: string, scheduleId: string): Promise<string> {
  requireSignedIn(ctx);
  const pairId = await repository.acceptLink(ctx, await sha256(token), scheduleId);
  if (pairId === "twice") throw scheduleErrors.alreadyTogether();
  if (pairId === null) throw scheduleErrors.linkNotFound();
  return pairId;
}

/** Declines an invitation; who sent it can't send another in this term. @throws pairNotFound */
export async function declineInvitation(ctx: SignedInContext, pairId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.declineInvitation(ctx, pairId))) throw scheduleErrors.pairNotFound();
}

/** Ends an agreement or takes an invitation back; from then on neither sees anything. @throws pairNotFound */
export async function endPair(ctx: SignedInContext, pairId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.deletePair(ctx, pairId))) throw scheduleErrors.pairNotFound();
}

/** Makes another of one's plans the one that counts. @throws pairNotFound */
export async function choosePlan(ctx: SignedInContext, pairId: string, scheduleId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.updatePlan(ctx, pairId, scheduleId))) throw scheduleErrors.pairNotFound();
}
