/** What a file would change, before anything is written. */
import type { ImportPreview, PreviewDifference } from "@schema/catalog";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import type { ImportsPanel } from "../imports.service.server";
import { useCatalogWords } from "../offered/use-catalog-words";
import { usePreviewWords } from "./preview-words";

const THINGS = ["courses", "sections", "departments", "programs"] as const;
const STATES = ["added", "changed", "gone", "unchanged"] as const;

interface TallyRow {
  thing: (typeof THINGS)[number];
  tally: NonNullable<ImportPreview["tallies"]["courses"]>;
}

function Tallies({ tallies }: Pick<ImportPreview, "tallies">) {
  const { t } = useTranslation("upkeep");
  const { number } = useCatalogWords();
  const rows = THINGS.flatMap((thing): TallyRow[] => (tallies[thing] ? [{ thing, tally: tallies[thing] }] : []));
  if (rows.length === 0) return <p>{t("preview.nothing")}</p>;
  const columns: Column<TallyRow>[] = [
    { key: "thing", header: t("preview.what"), isPrimary: true, cell: ({ thing }) => t(`preview.things.${thing}`) },
    ...STATES.map(
      (state): Column<TallyRow> => ({
        key: state,
        header: t(`preview.states.${state}`),
        align: "end",
        cell: ({ tally }) => <span className={tally[state] === 0 ? "text-muted" : "font-semibold"}>{number(tally[state])}</span>,
      }),
    ),
  ];
  return <ResponsiveTable caption={t("preview.counts")} columns={columns} rows={rows} rowKey={({ thing }) => thing} />;
}

function NewNames({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="columns-1 gap-6 text-sm sm:columns-2">
        {names.map((name) => (
          <li key={name} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Differences({ differences, differenceCount }: Pick<ImportPreview, "differences" | "differenceCount">) {
  const { t } = useTranslation("upkeep");
  const { number } = useCatalogWords();
  const { of, label, value } = usePreviewWords();
  if (differences.length === 0) return null;
  const columns: Column<PreviewDifference>[] = [
    { key: "of", header: t("preview.of"), isPrimary: true, cell: (each) => <span className="wrap-anywhere">{of(each)}</span> },
    { key: "field", header: t("preview.field"), cell: ({ field }) => label(field) },
    {
      key: "before",
      header: t("preview.before"),
      cell: ({ field, before }) => <span className="wrap-anywhere">{value(field, before)}</span>,
    },
    { key: "after", header: t("preview.after"), cell: ({ field, after }) => <span className="wrap-anywhere">{value(field, after)}</span> },
  ];
  const rest = differenceCount - differences.length;
  return (
    <div>
      <h3 className="mb-2 font-semibold">{t("preview.differences")}</h3>
      <ResponsiveTable
        caption={t("preview.differences")}
        columns={columns}
        rows={differences}
        rowKey={(each) => String(differences.indexOf(each))}
      />
      {rest > 0 && <p className="mt-2 text-sm text-muted">{t("preview.more", { count: rest, formatted: number(rest) })}</p>}
    </div>
  );
}

export function Preview({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation("upkeep");
  const { name } = useCatalogWords();
  const departments = preview.newDepartments.map((each) => (each.code === name(each) ? each.code : `${each.code} · ${name(each)}`));
  return (
    <div className="flex flex-col gap-6">
      <Tallies tallies={preview.tallies} />
      <NewNames title={t("preview.newDepartments")} names={departments} />
      <NewNames title={t("preview.newPrograms")} names={[...new Set(preview.newPrograms)]} />
      <Differences differences={preview.differences} differenceCount={preview.differenceCount} />
    </div>
  );
}

interface PreviewOfferProps {
  chosen: Pick<NonNullable<ImportsPanel["chosen"]>, "importId">;
  preview: ImportPreview;
}

/** The same with the choice that follows. */
export function PreviewOffer({ chosen: { importId }, preview }: PreviewOfferProps) {
  const { t } = useTranslation("upkeep");
  return (
    <>
      <p>{t("preview.lead")}</p>
      <div className="flex flex-wrap gap-2">
        <ActionButton fields={{ act: "confirm", import_id: importId }} className="btn-primary">
          {t("preview.confirm")}
        </ActionButton>
        <ActionButton fields={{ act: "leave", import_id: importId }}>{t("preview.leave")}</ActionButton>
      </div>
      <Preview preview={preview} />
    </>
  );
}
