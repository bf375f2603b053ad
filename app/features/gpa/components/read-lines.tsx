/** What was understood of a pasted transcript, line by line. */
import { useTranslation } from "react-i18next";
import type { ReadLine, ReadText } from "../import-transcript.rules";
import { useGpaWords } from "./use-gpa-words";

const MOST_SHOWN = 150;

/** What the page says of a text: everything but the transcript itself. */
export type ReadReport = Omit<ReadText, "transcript"> & { courses: number };

function LineReport({ line }: { line: ReadLine }) {
  const { t } = useTranslation("gpa");
  const { term, number } = useGpaWords();
  if (line.kind === "term") return <strong>{term(line.term)}</strong>;
  if (line.kind === "refused") return <span className="text-error">{t(`refusals.${line.reason}`)}</span>;
  const { code, name, credits, grade } = line.course;
  return <>{[code, name, number(credits), grade ?? t("grade.none")].filter(Boolean).join(" · ")}</>;
}

export function ReadLines({ report }: { report: ReadReport }) {
  const { t } = useTranslation("gpa");
  const { lines, failure, courses } = report;
  if (failure) {
    return (
      <p role="alert" className="mt-3 font-medium text-error">
        {t(`refusals.${failure}`)}
      </p>
    );
  }
  const refused = lines.filter(({ kind }) => kind === "refused").length;
  const rest = lines.length - MOST_SHOWN;
  return (
    <div className="mt-3">
      <p role="status" className="font-medium">
        {courses === 0 ? t("paste.nothing") : t("paste.read", { count: courses })}
        {refused > 0 && `, ${t("paste.refused", { count: refused })}`}
      </p>
      {lines.length > 0 && (
        <ol className="mt-2 max-h-96 overflow-y-auto rounded-box border border-base-300 text-sm">
          {lines.slice(0, MOST_SHOWN).map((line) => (
            <li key={line.number} className="border-b border-base-300 px-3 py-1.5 last:border-b-0">
              <span className="block truncate text-base-content/80" title={line.text}>
                {t("paste.line", { number: line.number })}: {line.text}
              </span>
              <LineReport line={line} />
            </li>
          ))}
          {rest > 0 && <li className="px-3 py-1.5">{t("paste.more", { count: rest })}</li>}
        </ol>
      )}
    </div>
  );
}
