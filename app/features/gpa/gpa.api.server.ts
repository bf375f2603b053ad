/** The GPA engine for programs: nothing that is sent is kept. */
import type { z } from "zod";
import type { Context } from "~/platform/context";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { computeLimit, MAX_BODY_BYTES } from "./gpa.pages";
import { type Averages, computeTranscript, triedTranscript } from "./gpa.rules";
import { computeAnswer, computeBody } from "./gpa.schemas";
import { neededAverage } from "./target.rules";

const HUNDREDTHS = 100;

/** An average as a number with two places. */
const numberOf = (hundredths: number | null) => (hundredths === null ? null : hundredths / HUNDREDTHS);

const averagesAnswer = ({ cgpa, terms }: Averages) => ({
  cgpa: numberOf(cgpa),
  terms: terms.map((each) => ({ term: each.term, gpa: numberOf(each.gpa), cgpa: numberOf(each.cgpa) })),
});

function answerTo({ transcript, target }: z.output<typeof computeBody>, ctx: Context): z.input<typeof computeAnswer> {
  const outcome = computeTranscript(transcript);
  const tried = triedTranscript(transcript);
  const { t } = ctx.product.translators[ctx.locale];
  const { graduation } = outcome;
  const need = target ? neededAverage(outcome, Math.round(target.cgpa * HUNDREDTHS), target.credits * 2) : null;
  return {
    ...averagesAnswer(outcome),
    credits: outcome.halfCredits / 2,
    terms: outcome.terms.map(({ term, gpa, cgpa, standing, probation }) => ({
      term,
      gpa: numberOf(gpa),
      cgpa: numberOf(cgpa),
      standing: standing && {
        name: standing.name,
        article: standing.article,
        reason: t(`gpa:standingReasons.${standing.reason}`),
        is_provisional: standing.isProvisional,
      },
      probation,
    })),
    probation: outcome.probation,
    graduation: graduation && {
      name: graduation.name,
      article: graduation.article,
      reason: t(`gpa:graduation.${graduation.name}`),
      open_lines: graduation.open,
    },
    must_repeat: outcome.mustRepeat,
    programmes: Object.fromEntries(Object.entries(outcome.programmes).map(([name, own]) => [name, averagesAnswer(own)])),
    if_failed: outcome.ifFailed && averagesAnswer(outcome.ifFailed),
    what_if: tried && averagesAnswer(computeTranscript(tried)),
    need: need && { least: numberOf(need.least), best: numberOf(need.best) },
    repeats: outcome.repeats,
    withdrawals: outcome.withdrawals,
    withdrawable: outcome.withdrawable,
    place_unknown: outcome.placeUnknown,
    findings: outcome.findings.map(({ limit, ...finding }) => ({ ...finding, reason: t(`gpa:findings.${finding.code}`, { limit }) })),
  };
}

const compute = endpoint({
  method: "POST",
  path: "/gpa/compute",
  access: "public",
  writeLimit: computeLimit,
  maxBytes: MAX_BODY_BYTES,
  summary: "Averages, standing and what the regulation allows, of a transcript that isn't kept",
  body: computeBody,
  response: computeAnswer,
  handler: async ({ body }, ctx) => answerTo(body, ctx),
});

export const gpaEndpoints = endpointsFor("programs that reckon with the regulation", [compute]);
