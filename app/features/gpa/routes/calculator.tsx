/** The GPA calculator: a form that stores nothing, and with scripts a transcript that stays on the device or in the account. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useHydrated } from "~/kit/use-hydrated";
import { useOfflinePage } from "~/kit/use-offline-page";
import { submitForm } from "~/platform/forms/submit.server";
import { offlineHandle } from "~/platform/pages/handle";
import { currentTerm } from "~/platform/terms";
import { PlainCalculator } from "../components/plain-calculator";
import { RulesList } from "../components/rules-list";
import { TypedText } from "../components/typed-text";
import { gpaForm } from "../gpa.schemas";
import { readTranscript } from "../import-transcript.rules";
import { regulationIn } from "../regulation.server";

export const handle = offlineHandle("gpa", "calculator");

/** Comes after the page, which answers without it. */
const SavedCalculator = lazy(async () => ({ default: (await import("../components/saved-calculator")).SavedCalculator }));

/** So many lines are told of; a page with thousands helps nobody. */
const MOST_TOLD = 200;

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => ({ owner: ctx.actor?.userId ?? null, rules: regulationIn(ctx) });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: gpaForm, feature: "gpa" }, async (value, ctx) => {
    const { text, target, target_credits: credits, began, can_graduate_from, normal_load } = value;
    const { transcript: read, lines, failure } = readTranscript(text, currentTerm(ctx.clock.now()));
    const studies = { ...(began && { began }), ...(can_graduate_from && { can_graduate_from }), ...(normal_load && { normal_load }) };
    const transcript = read && { ...read, ...studies };
    const courses = transcript?.terms.reduce((sum, term) => sum + term.lines.length, 0) ?? 0;
    const report = { lines: lines.slice(0, MOST_TOLD), failure, courses };
    const answer = { text, report, transcript, target: target === undefined ? undefined : Math.round(target * 100), credits, studies };
    return data({ result: undefined, answer }, { status: transcript ? 200 : 400 });
  });

export default function GpaCalculator() {
  const { t } = useTranslation("gpa");
  const { t: chrome } = useTranslation("chrome");
  const { owner, rules } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const answer = sent && "answer" in sent ? sent.answer : undefined;
  const isHydrated = useHydrated();
  const typed = useRef("");
  useOfflinePage();
  return (
    <>
      <PageHeader
        title={t("pages.calculator")}
        lead={t("lead")}
        act={
          <Link to="/gpa/plan" className="btn print:hidden">
            {chrome("links.studyPlan")}
          </Link>
        }
      />
      <TypedText.Provider value={typed}>
        {isHydrated && !sent ? (
          <Suspense fallback={<PlainCalculator answer={answer} />}>
            <SavedCalculator owner={owner} />
          </Suspense>
        ) : (
          <PlainCalculator answer={answer} />
        )}
      </TypedText.Provider>
      <RulesList rules={rules} />
    </>
  );
}
