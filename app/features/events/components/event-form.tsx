/** The form of an event: what and when on one side, where and for whom on the other. */
import { useTranslation } from "react-i18next";
import { FormShell, type FormShellProps } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { PlaceField, type PlaceFieldProps } from "~/kit/place-field";
import { useHydrated } from "~/kit/use-hydrated";
import * as options from "../options";
import { ChoiceWithOther } from "./choice-with-other";
import { DepartmentBoxes } from "./department-boxes";
import { DraftKeeper } from "./draft-keeper";
import { DateRows, TicketRows } from "./form-rows";
import { OrganizerFields } from "./organizer-fields";
import { PreviewCard } from "./preview-card";
import { useCreation } from "./use-creation";
import { useFoundDraft } from "./use-draft";

export interface EventFormProps {
  isStaff: boolean;
  communities: { communityId: string; name: string; isTrusted: boolean }[];
  departments: { value: string; label: string }[];
  map: PlaceFieldProps["map"];
  defaultValue: Record<string, unknown>;
  submitLabel: string;
  /** What the page's action answered to it, where the page has other forms. */
  result?: FormShellProps["result"];
}

const schema = () => import("../event-form.schemas").then((module) => module.eventForm);

export function EventForm(props: EventFormProps) {
  return (
    <FormShell feature="events" schema={schema} result={props.result} defaultValue={props.defaultValue} className="pb-4">
      <Fields {...props} />
      <PreviewCard />
      <SubmitButton className="btn-primary self-start">{props.submitLabel}</SubmitButton>
    </FormShell>
  );
}

/** The form of a new event: what is typed is kept in this browser, and with scripts pictures are chosen right away. */
export function NewEventForm(props: EventFormProps) {
  const { t } = useTranslation("events");
  const { draft, discard } = useFoundDraft();
  const { Part, setPlace, create, state, report, take } = useCreation();
  const { isSending, isCreated, hasPictures, result } = state;
  const isHydrated = useHydrated();
  return (
    <>
      {draft && !isCreated && <FoundDraft onDiscard={discard} />}
      <FormShell
        key={draft ? "draft" : "fresh"}
        feature="events"
        schema={schema}
        result={result}
        defaultValue={{ ...props.defaultValue, ...draft }}
        isGuarded={!isCreated && !hasPictures}
        isBusy={isSending}
        onValid={take}
        className="pb-4"
      >
        {isHydrated && !isCreated && <DraftKeeper />}
        <div hidden={isCreated}>
          <Fields {...props} />
        </div>
        <div ref={setPlace}>{Part && <Part isStaff={props.isStaff} create={create} report={report} />}</div>
        <noscript>{t("form.picturesLater")}</noscript>
        {!isCreated && <PreviewCard />}
        {!isCreated && <SubmitButton className="btn-primary self-start">{props.submitLabel}</SubmitButton>}
      </FormShell>
    </>
  );
}

function Fields(props: EventFormProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <WhatAndWhen {...props} />
      <ForWhom {...props} />
    </div>
  );
}

function FoundDraft({ onDiscard }: { onDiscard(): void }) {
  const { t } = useTranslation("events");
  return (
    <div role="status" className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-box border border-info p-3">
      <p>{t("form.draftFound")}</p>
      <button type="button" className="btn btn-sm" onClick={onDiscard}>
        {t("form.draftDiscard")}
      </button>
    </div>
  );
}

function WhatAndWhen({ isStaff, communities, map }: EventFormProps) {
  const { t } = useTranslation("events");
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <TextField name="event_name" maxLength={140} />
      <TextArea name="event_description" rows={7} maxLength={5000} isOptional />
      <OrganizerFields isStaff={isStaff} communities={communities} />
      <DateRows />
      <ChoiceWithOther name="event_location" options={options.locations} />
      <TextField name="event_address" maxLength={300} isOptional />
      <div className="grid grid-cols-2 gap-4">
        <ChoiceWithOther name="event_city" options={options.cities} />
        <ChoiceWithOther name="event_country" options={options.countries} label={(value) => t(`countries.${value}`)} />
      </div>
      <PlaceField map={map} names={{ lat: "event_lat", lng: "event_lng", address: "event_address" }} />
    </div>
  );
}

function ForWhom({ departments }: EventFormProps) {
  const { t } = useTranslation("events");
  const choices = <Key extends string>(keys: readonly Key[], label: (key: Key) => string) =>
    keys.map((value) => ({ value, label: label(value) }));
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="grid grid-cols-2 gap-4">
        <ChoiceWithOther name="event_type" options={options.types} label={(value) => t(`types.${value}`)} maxLength={60} />
        <SelectField name="event_function" emptyLabel={false} options={choices(options.functions, (key) => t(`functions.${key}`))} />
        <ChoiceWithOther name="event_university" options={options.universities} />
        <ChoiceWithOther name="event_campus" options={options.campuses} label={(value) => t(`campuses.${value}`)} />
        <SelectField
          name="event_is_allowed_outsiders"
          emptyLabel={false}
          options={choices(options.outsiderRules, (key) => t(`outsiders.${key}`))}
        />
        <SelectField name="show_status" emptyLabel={false} options={choices(options.showStatuses, (key) => t(`showStatuses.${key}`))} />
      </div>
      <div className="group/capacity grid grid-cols-2 gap-4">
        <SelectField name="event_capacity" emptyLabel={false} options={choices(options.capacityKinds, (key) => t(`capacities.${key}`))} />
        <div className="hidden group-has-[option[value=custom]:checked]/capacity:block">
          <TextField name="event_capacity_custom" type="number" />
        </div>
      </div>
      <DepartmentBoxes departments={departments} />
      <TextField name="event_instagram_link" type="url" placeholder="https://www.instagram.com/…" isOptional maxLength={300} />
      <TicketRows />
    </div>
  );
}
