/** A group: one's own answer while answers are taken, then how good each hour is, then when they meet. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { ShareButton } from "~/kit/share-button";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { AnswerForm } from "../components/answer-form";
import { CloseAnswers, LeaderActs, PickHour } from "../components/leader-acts";
import { Meeting } from "../components/meeting";
import { ToldHours } from "../components/told-hours";
import { groupAction } from "../group.acts.server";
import { MAX_MEMBERS } from "../group-hour.limits";
import { fillQuery } from "../group-hour.schemas";
import { type GroupPage, readGroup } from "../group-hour.service.server";

export const handle = pageHandle("group-hour", "one");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { fill } = fillQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const page = await readGroup(signedIn(context), params.group_id ?? "", fill === "all");
  return { ...page, partOf: "group-hour:pages.all" };
}

export const action = (args: ActionFunctionArgs) => groupAction(args);

/** The way into a group whose answers are closed. */
function Join() {
  const { t } = useTranslation("group-hour");
  return (
    <PlainForm feature="group-hour" result={useResultOf("join")} isGuarded={false}>
      <p>{t("join.text")}</p>
      <input type="hidden" name="act" value="join" />
      <SubmitButton className="btn-primary self-start">{t("join.do")}</SubmitButton>
    </PlainForm>
  );
}

/** What there is to do or to see. */
function Standing({ page }: { page: GroupPage }) {
  const { t } = useTranslation("group-hour");
  const { isOpen, isOver, isMember, isFull, isLeader, steps, counted, span } = page;
  if (isFull && !isOver) return <p className="rounded-box bg-base-200 p-4">{t("one.full")}</p>;
  if (isOpen)
    return (
      <Section title={t("answer.title")} lead={t("answer.lead")} className="mt-0">
        <AnswerForm page={page} />
        {isLeader && <CloseAnswers page={page} />}
      </Section>
    );
  if (!isMember) return isOver ? <p>{t("one.past")}</p> : <Join />;
  if (!steps || counted === null) return <p>{t("one.past")}</p>;
  return (
    <Section title={t("told.title")} className="mt-0">
      <ToldHours span={span} steps={steps} counted={counted} />
      {isLeader && !isOver && <PickHour page={page} />}
    </Section>
  );
}

/** What leaving does, as the key of its words. */
function leaving({ isLeader, isOpen, hasAnswered, memberCount }: GroupPage) {
  if (memberCount === 1) return "last";
  if (isLeader) return "leader";
  return isOpen && hasAnswered ? "answered" : "member";
}

function Members({ page }: { page: GroupPage }) {
  const { members, leaderId, isOpen, isOver, isLeader } = page;
  const { t } = useTranslation("group-hour");
  return (
    <Section title={t("members.title", { count: members.length, most: MAX_MEMBERS })} className="max-w-2xl">
      <ul>
        {members.map(({ userId, name, hasAnswered }) => (
          <li key={userId} className="flex flex-wrap justify-between gap-x-4 border-b border-base-300 py-2">
            <span>{name}</span>
            <span className="text-sm text-muted">
              {[userId === leaderId && t("members.leader"), isOpen && t(hasAnswered ? "members.answered" : "members.waiting")]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <ActionButton
          fields={{ act: "leave" }}
          className=""
          confirm={{ title: t("leave.title"), text: t(`leave.${leaving(page)}`), confirmLabel: t("leave.do") }}
        >
          {t("leave.do")}
        </ActionButton>
      </div>
      {isLeader && !isOver && <LeaderActs page={page} />}
    </Section>
  );
}

export default function OneGroup() {
  const { t } = useTranslation("group-hour");
  const page = useLoaderData<typeof loader>();
  const { title, leaderName, isMember, isOver } = page;
  return (
    <>
      <PageHeader
        title={title}
        lead={leaderName && t("one.of", { name: leaderName })}
        breadcrumb={[{ label: t("pages.all"), to: "/group-hour/all" }, { label: title }]}
        act={isMember && !isOver && <ShareButton title={title} />}
      />
      <Meeting page={page} />
      <Standing page={page} />
      {isMember && <Members page={page} />}
    </>
  );
}
