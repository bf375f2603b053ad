/** Putting somebody into a community by user name, as admins do for its first president. */
import { useTranslation } from "react-i18next";
import { ActForm } from "~/kit/forms/act-form";
import { SelectField } from "~/kit/forms/select-field";
import { TextField } from "~/kit/forms/text-field";
import { roles } from "../choices";

export function AddMember({ communityId }: { communityId: string }) {
  const { t } = useTranslation("community");
  const options = roles.map((value) => ({ value, label: t(`roles.${value}`) }));
  return (
    <ActForm
      feature="community"
      title={t("members.add")}
      fields={{ act: "add-member", id: communityId }}
      submitLabel={t("members.addConfirm")}
    >
      <TextField name="user_name" input={{ autoCapitalize: "none", spellCheck: false }} />
      <SelectField name="role" options={options} emptyLabel={false} />
    </ActForm>
  );
}
