/** The board on which staff show events, take them out of sight and delete them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { boardAction, boardLoader } from "../board.pages.server";
import { EventBoard } from "../components/event-board";

export const handle = pageHandle("events", "panel", ["board"]);

export const loader = (args: LoaderFunctionArgs) => boardLoader(args);

export const action = (args: ActionFunctionArgs) => boardAction(args);

export default function EventPanel() {
  const { t } = useTranslation("events");
  const { t: board } = useTranslation("board");
  const add = (
    <Link to="/event/add" className="btn btn-primary">
      {t("organize.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.panel")} lead={board("panel.lead")} act={add} />
      <EventBoard {...useLoaderData<typeof loader>()} />
    </>
  );
}
