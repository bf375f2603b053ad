/** One import: how far it got, what it did, and every row that it refused. */

import { useTranslation } from "react-i18next";
import { ProgressBar, StatTile } from "~/kit/figures";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { useQueryLink } from "~/kit/search-links";
import { Section } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import { useHydrated } from "~/kit/use-hydrated";
import { useWords } from "~/kit/use-words";
import { isUnreadable } from "../import-failures.rules";
import type { ImportsPanel } from "../imports.service.server";
import { useCatalogWords } from "../offered/use-catalog-words";
import { Preview, PreviewOffer } from "./import-preview";
import { ImportStatus } from "./import-status";

type Import = NonNullable<ImportsPanel["chosen"]>;
type Refusal = ImportsPanel["refusals"][number];

const COUNTS = ["added", "changed", "unchanged", "withdrawn", "refused"] as const;

/** A later import has to be undone first; of one that changed nothing there is nothing to give back. */
function Undo({ chosen }: { chosen: Import }) {
  const { t } = useTranslation("upkeep");
  if (chosen.undo === "later") return <p className="text-sm text-muted">{t("admin.undoLater")}</p>;
  if (chosen.undo !== "yes") return null;
  return (
    <ActionButton
      fields={{ act: "undo", import_id: chosen.importId }}
      className="btn-sm"
      confirm={{ title: t("admin.undo"), text: t("admin.undoText"), confirmLabel: t("admin.undo"), level: "error" }}
    >
      {t("admin.undo")}
    </ActionButton>
  );
}

function Failure({ chosen, reason }: { chosen: Import; reason: string | null }) {
  const { t } = useTranslation("upkeep");
  const { t: chrome } = useTranslation("chrome");
  return (
    <div className={`flex flex-col items-start gap-3 rounded-box border p-4 ${isUnreadable(chosen) ? "border-warning" : "border-error"}`}>
      <p>{reason ?? chrome("failure.applicationText")}</p>
      {isUnreadable(chosen) ? (
        <ActionButton fields={{ act: "leave", import_id: chosen.importId }} className="btn-sm">
          {t("preview.leave")}
        </ActionButton>
      ) : (
        chosen.undoneAt === null && (
          <ActionButton fields={{ act: "rerun", import_id: chosen.importId }} className="btn-sm btn-primary">
            {t("admin.rerun")}
          </ActionButton>
        )
      )}
    </div>
  );
}

function Progress({ chosen }: { chosen: Import }) {
  const { t } = useTranslation("upkeep");
  const link = useQueryLink();
  const isHydrated = useHydrated();
  return (
    <div className="flex flex-col gap-3">
      {chosen.status !== "running" ? (
        <p>{t(chosen.status === "reading" ? "admin.readingText" : "admin.waitingText")}</p>
      ) : (
        <ProgressBar label={t("admin.progress")} value={chosen.processed} max={Math.max(1, chosen.total)} />
      )}
      {!isHydrated && (
        <a href={link({})} className="link">
          {t("admin.refresh")}
        </a>
      )}
    </div>
  );
}

function RefusedRows({ chosen, refusals, nextAfterRow }: { chosen: Import } & Pick<ImportsPanel, "refusals" | "nextAfterRow">) {
  const { t } = useTranslation("upkeep");
  const { say, exists } = useWords();
  const link = useQueryLink();
  const columns: Column<Refusal>[] = [
    { key: "row", header: t("admin.row"), isPrimary: true, cell: ({ rowName }) => <code className="wrap-anywhere">{rowName}</code> },
    {
      key: "reason",
      header: t("admin.reason"),
      cell: ({ reason }) => (exists(`upkeep:reasons.${reason}`) ? say(`upkeep:reasons.${reason}`) : reason),
    },
    {
      key: "detail",
      header: t("admin.detail"),
      cell: ({ detail }) => (detail ? <code className="text-sm">{detail}</code> : "—"),
    },
  ];
  if (chosen.refused === 0 && refusals.length === 0) return <p>{t("admin.noRefused")}</p>;
  return (
    <>
      <ResponsiveTable caption={t("admin.refusedRows")} columns={columns} rows={refusals} rowKey={({ rowName }) => rowName} />
      <p className="mt-4 flex flex-wrap gap-3">
        {nextAfterRow !== null && (
          <Link to={link({ after_row: nextAfterRow })} className="btn btn-sm" rel="next">
            {t("admin.nextRows")}
          </Link>
        )}
        <a href={`/api/v1/catalog/imports/${chosen.importId}/refusals.csv`} className="btn btn-sm" download>
          {t("admin.download")}
        </a>
      </p>
    </>
  );
}

interface ImportDetailProps extends Pick<ImportsPanel, "refusals" | "nextAfterRow"> {
  chosen: Import;
  /** Why it failed, in words. */
  reason: string | null;
}

export function ImportDetail({ chosen, reason, refusals, nextAfterRow }: ImportDetailProps) {
  const { t: upkeep } = useTranslation("upkeep");
  const { number, term } = useCatalogWords();
  const isUnderWay = chosen.status === "reading" || chosen.status === "waiting" || chosen.status === "running";
  const isShown = chosen.status === "shown";
  // Nothing of it was counted.
  const isRead = !isUnreadable(chosen);
  return (
    <Section id="import" title={chosen.fileName} className="wrap-anywhere">
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <ImportStatus row={chosen} /> {isRead && <>{upkeep(`admin.kinds.${chosen.kind}`)} · </>}
          {chosen.term && <>{term(chosen.term)} · </>}
          <TimeAgo at={chosen.createdAt} /> · {chosen.startedBy ? `@${chosen.startedBy}` : upkeep("admin.command")}
        </p>
        <div aria-live="polite">{isUnderWay && <Progress chosen={chosen} />}</div>
        {chosen.status === "failed" && <Failure chosen={chosen} reason={reason} />}
        {isShown && chosen.preview && <PreviewOffer chosen={chosen} preview={chosen.preview} />}
        {chosen.preview?.differs && <p className="rounded-box border border-warning p-4">{upkeep("preview.differs")}</p>}
        {!isShown && isRead && chosen.status !== "reading" && (
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
            {COUNTS.map((name) => (
              <StatTile key={name} label={upkeep(`admin.${name}`)} value={number(chosen[name])} />
            ))}
          </div>
        )}
        {!isShown && chosen.preview && (
          <details>
            <summary className="link">{upkeep("preview.wasShown")}</summary>
            <div className="mt-4">
              <Preview preview={chosen.preview} />
            </div>
          </details>
        )}
        <div>
          <Undo chosen={chosen} />
        </div>
        {!isUnderWay && isRead && (
          <div>
            <h3 className="mb-2 font-semibold">{upkeep("admin.refusedRows")}</h3>
            <RefusedRows chosen={chosen} refusals={refusals} nextAfterRow={nextAfterRow} />
          </div>
        )}
      </div>
    </Section>
  );
}
