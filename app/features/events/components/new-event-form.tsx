/** The form of a new event: what an event's form asks, the draft of it, and its pictures. */
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { useCreation } from "~/kit/image-upload/use-creation";
import { useHydrated } from "~/kit/use-hydrated";
import { DraftSaver } from "./draft-saver";
import { type EventFormProps, Fields, SubmitBar, schema } from "./event-form";
import { Preview } from "./preview";
import { useFoundDraft } from "./use-draft";

/** With what makes the event: once somebody can press the button it is there, also after a release or without a connection. */
const pictures = () => Promise.all([import("./new-event-pictures"), import("./create-event")]).then(([module]) => module.NewEventPictures);

/** The form of a new event: what is typed is kept in this browser unless it is a copy, and with scripts pictures are chosen right away. */
export function NewEventForm(props: EventFormProps & { isCopy: boolean }) {
  const { t } = useTranslation("events");
  const { Part, setPlace, create, state, report, take } = useCreation(pictures);
  const { isSending, isCreated, hasPictures, firstUrl, result } = state;
  const { draft, discard } = useFoundDraft(!props.isCopy, isCreated);
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
        {isHydrated && !isCreated && !props.isCopy && <DraftSaver />}
        <div hidden={isCreated}>
          <Fields {...props} />
        </div>
        <div ref={setPlace}>
          {Part && (
            <Suspense>
              <Part isStaff={props.isStaff} create={create} report={report} />
            </Suspense>
          )}
        </div>
        <noscript>{t("form.picturesLater")}</noscript>
        {!isCreated && <Preview coverUrl={firstUrl} />}
        {!isCreated && <SubmitBar label={props.submitLabel} />}
      </FormShell>
    </>
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
