/** The form for a community. */

import { useTranslation } from "react-i18next";
import { FormShell, type FormShellProps } from "~/kit/forms/form-shell";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { MAX_DESCRIPTION, MAX_LINKS, MAX_NAME, MAX_SLUG, MIN_DESCRIPTION } from "../choices";

export interface CommunityFormProps {
  defaultValue?: Record<string, unknown>;
  submitLabel: string;
  /** What the page's action answered to it, where the page has other forms. */
  result?: FormShellProps["result"];
  /** Of the community that is changed. */
  version?: number;
  /** Also asks who presides, for a new one. */
  isNew?: boolean;
}

export function CommunityForm({ defaultValue, submitLabel, result, version, isNew }: CommunityFormProps) {
  const { t } = useTranslation("community");
  const schema = () => import("../community.schemas").then((m) => (isNew ? m.newCommunitySchema : m.communitySchema));
  return (
    <FormShell feature="community" schema={schema} result={result} defaultValue={{ links: [{ label: "", url: "" }], ...defaultValue }}>
      <VersionField version={version} />
      <TextField name="name" maxLength={MAX_NAME} />
      <TextField name="slug" maxLength={MAX_SLUG} isOptional input={{ autoCapitalize: "none", spellCheck: false }} />
      <TextArea name="description" rows={8} minLength={MIN_DESCRIPTION} maxLength={MAX_DESCRIPTION} />
      <RepeatableRows name="links" min={0} max={MAX_LINKS} newRow={{ label: "", url: "" }} addLabel={t("form.addLink")} isOptional>
        {(row) => (
          <div className="col-span-full grid gap-3 sm:grid-cols-2">
            <TextField name={`${row}.label`} isOptional maxLength={60} />
            <TextField name={`${row}.url`} type="url" placeholder="https://" isOptional />
          </div>
        )}
      </RepeatableRows>
      {isNew && <TextField name="president" isOptional input={{ autoCapitalize: "none", spellCheck: false }} />}
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </FormShell>
  );
}
