/** Bringing a transcript in: pasted or from a file, previewed line by line, and only then taken. */
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyHint } from "~/kit/lazy-hint";
import { computeTranscript } from "../gpa.rules";
import type { Transcript } from "../gpa.schemas";
import type { ReadLine, ReadText } from "../import-transcript.rules";
import { MAX_TEXT } from "../transcript-limits";
import { NotLoaded } from "./not-loaded";
import { useTypedBefore } from "./typed-text";

export interface ImportPanelProps {
  /** The term of courses before any heading. */
  firstTerm: string;
  onReplace(transcript: Transcript): void;
}

/** Reading is only needed by whoever brings something in. */
const loadRules = () => import("../import-transcript.rules");
const loadComparison = () => import("./catalog-table").then((module) => module.catalogComparison());

const ReadLines = lazyHint(() => import("./read-lines").then((module) => module.ReadLines), NotLoaded);

const countOf = (transcript: Transcript | null) => transcript?.terms.reduce((sum, { lines }) => sum + lines.length, 0) ?? 0;

const reportOf = (read: ReadText) => ({
  ...read,
  courses: countOf(read.transcript),
  cgpa: read.transcript && computeTranscript(read.transcript).cgpa,
});

export function ImportPanel({ firstTerm, onReplace }: ImportPanelProps) {
  const { t } = useTranslation("gpa");
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadText | null>(null);
  const [isNotLoaded, setIsNotLoaded] = useState(false);
  // What was read of a text that was changed meanwhile isn't shown.
  const latest = useRef("");
  const type = (typed: string) => {
    latest.current = typed;
    setText(typed);
    setRead(null);
  };
  useTypedBefore(type);
  // What was read was read by them, so they are there at once: a choice that is pressed stays pressed.
  const rules = useRef<Awaited<ReturnType<typeof loadRules>> | null>(null);
  const change = (changed: (lines: readonly ReadLine[]) => ReadLine[]) =>
    setRead((now) => {
      if (!now || !rules.current) return now;
      const lines = changed(now.lines);
      return { ...now, lines, transcript: rules.current.transcriptOfLines(lines) };
    });
  const preview = async (content: string) => {
    setIsNotLoaded(false);
    try {
      rules.current = await loadRules();
      if (latest.current !== content) return;
      const found = rules.current.readTranscript(content, firstTerm);
      setRead(found);
      // Without the catalog nothing is asked, and nothing hindered.
      const compared = found.lines.length > 0 && (await loadComparison().catch(() => null));
      if (compared && latest.current === content) change(compared);
    } catch (failure) {
      window.reportError(failure);
      setIsNotLoaded(true);
    }
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const content = file.size > MAX_TEXT * 2 ? null : await file.text();
    if (content === null) return setRead({ transcript: null, lines: [], failure: "tooMuch" });
    type(content);
    await preview(content);
  };
  const replace = () => {
    if (!read?.transcript) return;
    onReplace(read.transcript);
    type("");
  };
  return (
    <div className="flex flex-col gap-3">
      <label className="flex flex-col gap-1">
        <span className="font-medium">{t("fields.text")}</span>
        <textarea
          rows={6}
          className="textarea w-full font-mono text-base"
          aria-describedby="gpa-paste-hint"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <p id="gpa-paste-hint" className="text-sm text-muted">
        {t("hints.text")} {t("paste.keeps")}
      </p>
      <label className="flex flex-wrap items-center gap-3 text-sm">
        <span>{t("fields.file")}</span>
        <input
          type="file"
          accept=".json,.csv,.txt,application/json,text/*"
          className="file-input"
          onChange={({ target }) => open(target.files?.[0])}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn" disabled={text.trim() === ""} onClick={() => preview(text)}>
          {t("acts.preview")}
        </button>
        {read?.transcript && (
          <button type="button" className="btn btn-primary" onClick={replace}>
            {t("acts.replace")}
          </button>
        )}
      </div>
      {isNotLoaded && <NotLoaded />}
      <Suspense>{read && <ReadLines report={reportOf(read)} onChange={change} />}</Suspense>
    </div>
  );
}
