/** The forms of groups: one for each that there is, folded away, and one for a new one. */
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActForm, useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";

export interface GroupRow {
  groupId: string;
  nameEn: string;
  nameTr: string;
  position: number;
  updatedAt: number;
  all: number;
}

function GroupFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField name="name_en" />
      <TextField name="name_tr" />
      <TextField name="order" type="number" />
    </div>
  );
}

export function NewGroup({ nextOrder }: { nextOrder: number }) {
  const { t } = useTranslation("qa");
  return (
    <PlainForm feature="qa" result={useResultOf("add")} defaultValue={{ order: String(nextOrder) }} className="max-w-3xl">
      <input type="hidden" name="act" value="add" />
      <TextField name="group_id" label={t("groups.number")} hint={t("groups.numberHint")} input={{ inputMode: "numeric" }} />
      <GroupFields />
      <SubmitButton className="btn-primary self-start">{t("groups.add")}</SubmitButton>
    </PlainForm>
  );
}

/** What the action answered the form of this group; a page has one for each. */
function useGroupResult(groupId: string) {
  const data = useActionData<{ result?: Parameters<typeof PlainForm>[0]["result"] }>();
  const sent = data?.result?.initialValue;
  return sent?.act === "edit" && sent.group_id === groupId ? data?.result : null;
}

export function GroupItem({ group: { groupId, nameEn, nameTr, position, updatedAt, all } }: { group: GroupRow }) {
  const { t, i18n } = useTranslation("qa");
  const { t: kit } = useTranslation("kit");
  const result = useGroupResult(groupId);
  const name = i18n.language === "tr" ? nameTr : nameEn;
  return (
    <details className="rounded-box border border-base-300" open={result?.status === "error"}>
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-3">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-muted tabular-nums">
          {groupId} · {t("groups.questions", { count: all })}
        </span>
      </summary>
      <div className="flex flex-col gap-4 border-t border-base-300 p-4">
        <PlainForm
          feature="qa"
          result={result}
          defaultValue={{ name_en: nameEn, name_tr: nameTr, order: String(position) }}
          isGuarded={false}
        >
          <input type="hidden" name="act" value="edit" />
          <input type="hidden" name="group_id" value={groupId} />
          <VersionField version={updatedAt} />
          <GroupFields />
          <SubmitButton className="self-start">{kit("acts.save")}</SubmitButton>
        </PlainForm>
        {all === 0 && (
          <ActForm
            feature="qa"
            title={t("groups.delete")}
            fields={{ act: "delete", group_id: groupId }}
            submitLabel={t("form.deleteConfirm")}
            level="error"
          />
        )}
      </div>
    </details>
  );
}
