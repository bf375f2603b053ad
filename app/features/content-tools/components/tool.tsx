/** One of the database tools: its form, and the answer as text or the notice that nothing was done. */
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { RadioCards } from "~/kit/forms/choice-fields";
import { FormShell, type FormShellProps } from "~/kit/forms/form-shell";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { documentKeys } from "../../../engines/document-keys";
import { collectionNames, databases, MAX_FIELDS } from "../choices";

export type ToolName = "find" | "update" | "unset" | "delete";

interface ToolProps {
  act: ToolName;
  /** The page has several tools; this one's answer is shown when it was the one that was used. */
  isUsed?: boolean;
  /** Where the form is sent; its own page if left out. */
  action?: string;
}

interface ActionData {
  result?: FormShellProps["result"];
  text?: string | null;
  isDone?: boolean;
}

const load = (pick: (schemas: typeof import("../content-tools.schemas")) => z.ZodType) => () =>
  import("../content-tools.schemas").then(pick);

const SCHEMAS: Record<ToolName, () => Promise<z.ZodType>> = {
  find: load(({ findSchema }) => findSchema),
  update: load(({ updateForm }) => updateForm),
  unset: load(({ unsetForm }) => unsetForm),
  delete: load(({ deleteSchema }) => deleteSchema),
};

const START = { db_name: databases[0], collection_name: collectionNames[0], key: "user_email" };

const STARTS: Record<ToolName, Record<string, unknown>> = {
  find: START,
  update: { ...START, changes: [{ field: "", new_value: "" }] },
  unset: { ...START, fields: [{ field: "" }] },
  // One press deletes nothing: what it would be is shown first.
  delete: { ...START, dry_run: "on" },
};

/** The names of these are what programs send, and the same in every language. */
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function FieldRows({ act }: { act: ToolName }) {
  const { t } = useTranslation("content-tools");
  const code = { autoCapitalize: "none", spellCheck: false } as const;
  if (act === "update") {
    return (
      <RepeatableRows name="changes" max={MAX_FIELDS} newRow={{ field: "", new_value: "" }} addLabel={t("form.addField")}>
        {(row) => (
          <>
            <TextField name={`${row}.field`} input={code} />
            <TextField name={`${row}.new_value`} />
          </>
        )}
      </RepeatableRows>
    );
  }
  if (act !== "unset") return null;
  return (
    <RepeatableRows name="fields" max={MAX_FIELDS} newRow={{ field: "" }} addLabel={t("form.addField")}>
      {(row) => <TextField name={`${row}.field`} input={code} />}
    </RepeatableRows>
  );
}

function Answer({ act, data }: { act: ToolName; data: ActionData }) {
  const { t } = useTranslation("content-tools");
  const hasFailed = data.result?.status === "error" || data.isDone === false;
  if (hasFailed) {
    return (
      <p role="status" className="alert alert-warning mt-6">
        {t(`none.${act}`)}
      </p>
    );
  }
  if (!data.text) return null;
  return (
    <section className="mt-6" aria-label={t("form.answer")}>
      <h2 className="mb-2 font-semibold">{t("form.answer")}</h2>
      <pre role="status" className="rounded-box bg-base-200 p-4 text-sm whitespace-pre-wrap">
        {data.text}
      </pre>
    </section>
  );
}

export function Tool({ act, isUsed = true, action }: ToolProps) {
  const { t } = useTranslation("content-tools");
  const data = useActionData<ActionData>();
  const own = isUsed ? data : undefined;
  return (
    <div className="min-w-0 max-w-2xl">
      <FormShell
        feature="content-tools"
        schema={SCHEMAS[act]}
        defaultValue={STARTS[act]}
        action={action}
        result={own?.result ?? null}
        isGuarded={false}
      >
        <RadioCards name="db_name" options={asOptions(databases)} />
        <RadioCards name="collection_name" options={asOptions(collectionNames)} />
        <RadioCards name="key" options={asOptions(documentKeys)} />
        <TextField name="value" input={{ autoCapitalize: "none", spellCheck: false }} />
        <FieldRows act={act} />
        {act !== "find" && <CheckboxField name="dry_run" />}
        <SubmitButton className={`self-start ${act === "delete" ? "btn-error" : "btn-primary"}`}>{t(`act.${act}`)}</SubmitButton>
      </FormShell>
      {own && <Answer act={act} data={own} />}
    </div>
  );
}
