/** One's own events and those that one comes to. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import type { readPersonal } from "../agenda.service.server";
import { ComingList } from "./coming-list";
import { type NewEvent, NextSteps } from "./next-steps";
import { OwnEvents } from "./own-events";

interface OwnListsProps {
  list: Awaited<ReturnType<typeof readPersonal>>;
  created: NewEvent | null;
}

export default function OwnLists({ list, created }: OwnListsProps) {
  const { t } = useTranslation("events");
  const { t: board } = useTranslation("board");
  const toAgenda = (
    <Link to="/event/all" className="btn">
      {t("pages.all")}
    </Link>
  );
  const add = (
    <Link to="/event/add" className="btn btn-primary">
      {t("organize.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.personal")} lead={board("personal.lead")} act={add} />
      {created && <NextSteps event={created} editPath={`/event/personal?edit=${created.eventId}`} />}
      <Section title={board("personal.coming")} className="mt-0!">
        {list.coming.length === 0 ? (
          <EmptyState title={board("personal.noneComing")} act={toAgenda} drawing="calendar" />
        ) : (
          <ComingList events={list.coming} />
        )}
      </Section>
      {list.mine.length > 0 && (
        <Section title={board("personal.mine")}>
          <OwnEvents events={list.mine} />
        </Section>
      )}
      {list.been.length > 0 && (
        <Section title={board("personal.been")} lead={board("personal.beenLead")}>
          <ComingList events={list.been} />
        </Section>
      )}
    </>
  );
}
