/** Uploads a file of any kind that imports read. It posts to the endpoint itself, which alone takes large bodies. */
import { useSearchParams } from "@remix-run/react";
import { type ChangeEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProgressBar } from "~/kit/figures";
import { formatNumber } from "~/kit/format";
import { FieldFrame } from "~/kit/forms/field-frame";
import { useWords } from "~/kit/use-words";
import { useCatalogWords } from "../offered/use-catalog-words";
import { termFromFileName } from "../terms.rules";
import { type UploadRefusal, useUpload } from "./use-upload";

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 12;

/** What was refused: by the last upload, or, without scripts, as the address says. */
function useRefusal(refusal: UploadRefusal | null) {
  const [query] = useSearchParams();
  const { say, exists } = useWords();
  const code = refusal?.code ?? query.get("error");
  if (!code) return { file: undefined, term: undefined };
  const key = code.replace(".", ":errors.");
  const text = refusal?.message ?? say(exists(key) ? key : "chrome:failure.applicationText");
  return code === "catalog.importTerm" ? { file: undefined, term: [text] } : { file: [text], term: undefined };
}

export function UploadForm({ terms }: { terms: string[] }) {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  const words = useCatalogWords();
  const { share, refusal, refuse, send } = useUpload();
  const errors = useRefusal(refusal);
  const [term, setTerm] = useState("");
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const told = termFromFileName(file.name);
    setTerm(told && terms.includes(told) ? told : "");
    const megabytes = formatNumber(file.size / MEGABYTE, words.locale, { maximumFractionDigits: 1 });
    refuse(
      file.size > MAX_MEGABYTES * MEGABYTE ? { code: "catalog.importTooLarge", message: upkeep("admin.tooLarge", { megabytes }) } : null,
    );
  };
  const isPending = share !== null;
  const frame = (name: "file" | "term") => ({
    id: `${id}${name}`,
    label: t(`fields.${name}`),
    hint: t(`hints.${name}`),
    hintId: `${id}${name}-hint`,
    errorId: `${id}${name}-error`,
    errors: errors[name],
  });
  const control = (name: "file" | "term") => ({
    id: `${id}${name}`,
    name,
    "aria-invalid": errors[name] ? true : undefined,
    "aria-describedby": `${errors[name] ? `${id}${name}-error ` : ""}${id}${name}-hint`,
  });
  return (
    <form method="post" action="/api/v1/catalog/imports" encType="multipart/form-data" onSubmit={send} className="flex flex-col gap-4">
      <FieldFrame {...frame("file")}>
        <input
          {...control("file")}
          type="file"
          accept=".json,.csv,application/json,text/csv"
          required
          onChange={choose}
          className="file-input w-full"
        />
      </FieldFrame>
      <FieldFrame {...frame("term")}>
        <select {...control("term")} value={term} onChange={(event) => setTerm(event.target.value)} className="select w-full">
          <option value="">{upkeep("admin.fromName")}</option>
          {terms.map((each) => (
            <option key={each} value={each}>
              {words.term(each)}
            </option>
          ))}
        </select>
      </FieldFrame>
      {isPending && (
        <ProgressBar
          label={upkeep("admin.uploading")}
          value={share}
          max={1}
          text={formatNumber(share, words.locale, { style: "percent" })}
        />
      )}
      <span role="alert" className="sr-only">
        {errors.file ?? errors.term}
      </span>
      <button type="submit" className="btn btn-primary self-start" aria-disabled={isPending || undefined}>
        {isPending && <span className="spinner size-5" aria-hidden />}
        {upkeep("admin.start")}
      </button>
    </form>
  );
}
