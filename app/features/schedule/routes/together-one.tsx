/** Free time in common with one other person; before both agree, the question whether they want to. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActForm } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { localDay, minuteOfDay } from "~/platform/time";
import { FreeTime } from "../components/free-time";
import { PlanChoice } from "../components/plan-choice";
import { pairPath } from "../components/schedule-paths";
import { useScheduleWords } from "../components/use-schedule-words";
import { knownAct } from "../plan-page.server";
import { acceptForm, choosePlanForm, declineForm, endForm } from "../schedule.schemas";
import { acceptInvitation, choosePlan, declineInvitation, endPair, readPair } from "../together.service.server";

export const handle = pageHandle("schedule", "together-one", ["catalog"]);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const found = await readPair(ctx, params.pairId ?? "");
  const { name, userName } = found.pair;
  const now = ctx.clock.now();
  const present = { date: localDay(now), minute: minuteOfDay(now) };
  return { ...found, present, title: name ?? (userName === null ? undefined : `@${userName}`) };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const pairId = args.params.pairId ?? "";
  const own = { feature: "schedule", formData };
  switch (knownAct(formData, ["accept", "choose", "decline", "end"])) {
    case "accept":
      return submitSignedInForm(args, { schema: acceptForm, ...own }, async ({ schedule_id }, ctx) => {
        await acceptInvitation(ctx, pairId, schedule_id);
        return redirectWithToast(args.context, pairPath(pairId), "schedule:toasts.accepted");
      });
    case "choose":
      return submitSignedInForm(args, { schema: choosePlanForm, ...own }, async ({ schedule_id }, ctx) => {
        await choosePlan(ctx, pairId, schedule_id);
        return redirectWithToast(args.context, pairPath(pairId), "schedule:toasts.saved");
      });
    case "decline":
      return submitSignedInForm(args, { schema: declineForm, ...own }, async (_, ctx) => {
        await declineInvitation(ctx, pairId);
        return redirectWithToast(args.context, "/schedule/together", "schedule:toasts.declined");
      });
    default:
      return submitSignedInForm(args, { schema: endForm, ...own }, async (_, ctx) => {
        await endPair(ctx, pairId);
        return redirectWithToast(args.context, "/schedule/together", "schedule:toasts.ended");
      });
  }
}

type Shared = ReturnType<typeof useLoaderData<typeof loader>>;

/** An invitation that waits for the reader's answer. */
function Invitation({ plans, pair }: Pick<Shared, "plans" | "pair">) {
  const { t } = useTranslation("schedule");
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <p>{t("together.whatIsSeen")}</p>
      <PlanChoice act="accept" plans={plans} current={null} term={pair.term} />
      <ActionButton fields={{ act: "decline" }} className="">
        {t("together.acts.decline")}
      </ActionButton>
    </div>
  );
}

/** Hours that nobody announced yet may be taken. */
function UntimedNote({ untimed: { mine, theirs }, name }: Pick<Shared, "untimed"> & { name: string }) {
  const { t } = useTranslation("schedule");
  if (!mine && !theirs) return null;
  return (
    <div role="note" className="mb-6 rounded-box border border-warning p-4 text-sm">
      {mine && <p>{t("together.untimedMine")}</p>}
      {theirs && <p>{t("together.untimedTheirs", { name })}</p>}
    </div>
  );
}

export default function TogetherOne() {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { pair, scheduleId, plans, week, untimed, present } = useLoaderData<typeof loader>();
  const name = pair.name ?? (pair.userName === null ? t("together.openLink") : `@${pair.userName}`);
  const handleOf = pair.name !== null && `@${pair.userName}`;
  const lead = pair.state === "theirs" && t("together.asks", { name });
  return (
    <>
      <PageHeader
        title={name}
        lead={lead || [handleOf, words.term(pair.term)].filter(Boolean).join(" · ")}
        breadcrumb={[
          { label: t("pages.all"), to: "/schedule/all" },
          { label: t("pages.together"), to: "/schedule/together" },
          { label: name },
        ]}
      />
      {pair.state === "theirs" && <Invitation plans={plans} pair={pair} />}
      {week && (
        <>
          <UntimedNote untimed={untimed} name={name} />
          <FreeTime week={week} now={present} />
        </>
      )}
      {pair.state !== "theirs" && (
        <Section title={t("tabs.settings")} className="max-w-xl">
          <PlanChoice act="choose" plans={plans} current={scheduleId} term={pair.term} />
          <ActForm
            feature="schedule"
            title={t(week ? "together.end" : "together.acts.withdraw")}
            text={t("together.endText")}
            fields={{ act: "end" }}
            submitLabel={t(week ? "together.end" : "together.acts.withdraw")}
            level="error"
          />
        </Section>
      )}
    </>
  );
}
