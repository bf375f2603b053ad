/** Everybody with whom one compares free time, and whoever asked for it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { PairList } from "../components/pair-list";
import { takeBack } from "../together.acts.server";
import { readTogether } from "../together.service.server";

export const handle = pageHandle("schedule", "together", ["catalog"]);

export const loader = async ({ context }: LoaderFunctionArgs) => ({ pairs: await readTogether(signedIn(context)) });

export const action = (args: ActionFunctionArgs) => takeBack(args, { to: "/schedule/together" });

export default function Together() {
  const { t } = useTranslation("schedule");
  const { pairs } = useLoaderData<typeof loader>();
  const act = (
    <Link to="/schedule/all" className="btn">
      {t("pages.all")}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={t("pages.together")}
        lead={t("together.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/schedule/all" }, { label: t("pages.together") }]}
      />
      {pairs.length === 0 ? (
        <EmptyState title={t("together.empty.title")} text={t("together.empty.text")} act={act} drawing="calendar" />
      ) : (
        <PairList pairs={pairs} />
      )}
    </>
  );
}
