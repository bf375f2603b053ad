/** All events for staff, one's own for others. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { boardAction, boardLoader } from "../board.pages.server";
import { EventBoard } from "../components/event-board";

export const handle = pageHandle("events", "admin-all", ["board"]);

export const loader = (args: LoaderFunctionArgs) => boardLoader(args);

export const action = (args: ActionFunctionArgs) => boardAction(args);

export default function AllEvents() {
  const { t } = useTranslation("events");
  const { t: board } = useTranslation("board");
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={page.list.isStaff ? board("panel.lead") : board("panel.ownLead")} />
      <EventBoard {...page} />
    </>
  );
}
