/** Who organizes: a community, or anybody whom staff name. */
import { useTranslation } from "react-i18next";
import { useFieldState } from "~/kit/forms/form-context";
import { SelectField } from "~/kit/forms/select-field";
import { TextField } from "~/kit/forms/text-field";
import { OTHER } from "../options";

export interface OrganizerChoices {
  isStaff: boolean;
  communities: { communityId: string; name: string; isTrusted: boolean }[];
}

/** Whether an event of the community that is chosen waits for staff; before one is chosen, whether one of any does. */
function useWaits(communities: OrganizerChoices["communities"]): boolean {
  const { value } = useFieldState("event_organizer_id");
  const chosen = communities.filter(({ communityId }) => communityId === value);
  return (chosen.length > 0 ? chosen : communities).every(({ isTrusted }) => !isTrusted);
}

export function OrganizerFields({ isStaff, communities }: OrganizerChoices) {
  const { t } = useTranslation("events");
  const waits = useWaits(communities);
  const options = communities.map(({ communityId, name }) => ({ value: communityId, label: name }));
  if (!isStaff) return <SelectField name="event_organizer_id" options={options} hint={waits ? t("form.waits") : undefined} />;
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
