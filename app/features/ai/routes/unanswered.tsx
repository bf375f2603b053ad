/** What the assistant was asked in vain by enough people, by its words: staff write an answer or say that they are done. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Pager } from "~/kit/pager";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { unansweredActSchema, unansweredFilters } from "../ai.schemas";
import { closeUnanswered, readUnanswered, reopenUnanswered } from "../unanswered.service.server";

export const handle = pageHandle("ai", "unanswered", ["unanswered"]);

const PAGE = "/admin/asked-in-vain";

export function loader({ request, context }: LoaderFunctionArgs) {
  const filters = unansweredFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return readUnanswered(asStaff(context), filters);
}

export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: unansweredActSchema, feature: "ai" }, async ({ act, group_id }, ctx) => {
    await (act === "done" ? closeUnanswered : reopenUnanswered)(ctx, group_id);
    const isDone = act === "done";
    return redirectWithToast(args.context, isDone ? PAGE : `${PAGE}?state=done`, `unanswered:toasts.${isDone ? "done" : "reopened"}`);
  });

type Group = ReturnType<typeof useLoaderData<typeof loader>>["items"][number];

function Item({
  group: { groupId, words, locale, atLeast, weeks },
  state,
  mayAnswer,
}: {
  group: Group;
  state: string;
  mayAnswer: boolean;
}) {
  const { t } = useTranslation("unanswered");
  const last = weeks === 0 ? t("lastWeek.this") : t("lastWeek.ago", { count: weeks });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 wrap-anywhere">
        <strong lang={locale}>{words}</strong>
        <p className="text-sm text-muted">
          {t("people", { count: atLeast })} · {t(`languages.${locale}`)} · {last}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayAnswer && (
          <Link to={`/qa/add?${new URLSearchParams({ question: words })}`} className="btn btn-sm">
            {t("answer")}
          </Link>
        )}
        <ActionButton fields={{ act: state === "open" ? "done" : "reopen", group_id: groupId }} of={words}>
          {t(state === "open" ? "done" : "reopen")}
        </ActionButton>
      </div>
    </li>
  );
}

export default function Unanswered() {
  const { t: ai } = useTranslation("ai");
  const { t } = useTranslation("unanswered");
  const { items, state, mayAnswer, ...paging } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const tabs = (["open", "done"] as const).map((each) => ({
    to: link({ state: each }),
    label: t(`tabs.${each}`),
    isActive: each === state,
  }));
  return (
    <div className="max-w-3xl">
      <PageHeader title={ai("pages.unanswered")} lead={t("lead")} />
      <Tabs label={t("tabs.label")} tabs={tabs} />
      {items.length === 0 ? (
        <EmptyState title={t(`none.${state}`)} text={t(`none.${state}Text`)} />
      ) : (
        <ul className="divide-y divide-base-300">
          {items.map((group) => (
            <Item key={group.groupId} group={group} state={state} mayAnswer={mayAnswer} />
          ))}
        </ul>
      )}
      <Pager {...paging} />
    </div>
  );
}
