/** An invitation by a secret link, for whoever it was given to. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { PlanChoice } from "../components/plan-choice";
import { pairPath } from "../components/schedule-paths";
import { useScheduleWords } from "../components/use-schedule-words";
import { acceptForm } from "../schedule.schemas";
import { acceptLink, readInvitationLink } from "../together.service.server";

export const handle = pageHandle("schedule", "together-link", ["catalog"]);

export const loader = ({ params, context }: LoaderFunctionArgs) => readInvitationLink(signedIn(context), params.invitation ?? "");

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: acceptForm, feature: "schedule" }, async ({ schedule_id }, ctx) => {
    const pairId = await acceptLink(ctx, args.params.invitation ?? "", schedule_id);
    return redirectWithToast(args.context, pairPath(pairId), "schedule:toasts.accepted");
  });

export default function TogetherLink() {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { name, userName, term, isMine, plans } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-xl">
      <PageHeader
        title={name}
        lead={`@${userName} · ${words.term(term)}`}
        breadcrumb={[{ label: t("pages.together"), to: "/schedule/together" }, { label: name }]}
      />
      {isMine ? (
        <p className="flex flex-wrap items-center gap-3">
          {t("together.ownLink")}
          <Link to="/schedule/together" className="btn">
            {t("pages.together")}
          </Link>
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <p>
            {t("together.asks", { name })} {t("together.whatIsSeen")}
          </p>
          <PlanChoice act="accept" plans={plans} current={null} term={term} />
        </div>
      )}
    </div>
  );
}
