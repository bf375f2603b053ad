/** Who organizes: a community, or anybody whom staff name. */
import { useTranslation } from "react-i18next";
import { SelectField } from "~/kit/forms/select-field";
import { TextField } from "~/kit/forms/text-field";
import { OTHER } from "../options";

export interface OrganizerChoices {
  isStaff: boolean;
  communities: { communityId: string; name: string; isTrusted: boolean }[];
}

export function OrganizerFields({ isStaff, communities }: OrganizerChoices) {
  const { t } = useTranslation("events");
  const options = communities.map(({ communityId, name }) => ({ value: communityId, label: name }));
  if (!isStaff) return <SelectField name="event_organizer_id" options={options} hint={t("form.waits")} />;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name="event_organizer_id"
        isOptional
        emptyLabel={t("form.noCommunity")}
        options={[...options, { value: OTHER, label: t("form.namedOrganizer") }]}
      />
      <TextField name="event_organizer_name" isOptional maxLength={120} />
    </div>
  );
}
