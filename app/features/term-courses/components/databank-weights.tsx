/** How a course was graded by those who wrote it into the databank: fetched when asked for, taken with one press. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { request } from "~/kit/request";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import type { Grading } from "../../databank/databank.schemas";

type State = { kind: "unasked" | "asking" | "failed" } | { kind: "known"; grading: Grading };

async function load(code: string): Promise<State> {
  try {
    const answer = await request(`/api/v1/databank/grading/${encodeURIComponent(code)}`);
    return answer.ok ? { kind: "known", grading: (await answer.json()) as Grading } : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}

interface DatabankWeightsProps {
  code: string;
  onTake(parts: Grading["entries"][number]["grade_parts"]): void;
}

function Entries({ grading, onTake }: { grading: Grading } & Pick<DatabankWeightsProps, "onTake">) {
  const { t } = useTranslation("term-courses");
  const words = useCatalogWords();
  if (grading.entry_count === 0) return <p>{t("databank.none")}</p>;
  if (!grading.is_vip)
    return (
      <p>
        {t("databank.locked", { count: grading.entry_count })}{" "}
        <Link to="/databank/all" className="link">
          {t("databank.open")}
        </Link>
      </p>
    );
  return (
    <ul className="flex flex-col gap-2">
      {grading.entries.map(({ entry_id, term, instructor, grade_parts, boundaries }) => (
        <li key={entry_id} className="flex flex-col gap-1 rounded-box border border-base-300 p-3">
          <strong>{[words.term(term), instructor].filter(Boolean).join(" · ")}</strong>
          <span>{grade_parts.map(({ name, weight }) => t("databank.part", { name, weight: words.number(weight) })).join(", ")}</span>
          {boundaries && <span className="text-sm text-muted">{t("databank.bounds", { boundaries })}</span>}
          <span>
            <button type="button" className="btn btn-sm" onClick={() => onTake(grade_parts)}>
              {t("databank.take")}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function DatabankWeights({ code, onTake }: DatabankWeightsProps) {
  const { t } = useTranslation("term-courses");
  const [state, setState] = useState<State>({ kind: "unasked" });
  const ask = async () => {
    setState({ kind: "asking" });
    setState(await load(code));
  };
  return (
    <div className="mt-3 flex flex-col items-start gap-3 print:hidden">
      {state.kind !== "known" && (
        <button type="button" className="btn btn-sm" disabled={state.kind === "asking"} onClick={ask}>
          {t("databank.ask")}
        </button>
      )}
      <div role="status" className="w-full">
        {state.kind === "failed" && <p>{t("databank.failed")}</p>}
        {state.kind === "known" && <Entries grading={state.grading} onTake={onTake} />}
      </div>
    </div>
  );
}
