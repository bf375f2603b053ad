/** A slot without scripts: a form that sends one picture as it is, and the server cuts it. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { IMAGE_TYPES } from "~/engines/media/limits";
import { isSingle, purposeOf } from "~/engines/media/purposes";
import { useResultOf } from "../forms/act-form";
import { FieldFrame } from "../forms/field-frame";
import type { ImageSlot } from "./use-image-queue";

export function PlainImageForm({ slot }: { slot: ImageSlot }) {
  const { t } = useTranslation("media");
  const id = useId();
  const result = useResultOf("image-add");
  const isOurs = result?.initialValue?.image_type === slot.type;
  const errors = isOurs ? Object.values(result?.error ?? {}).flatMap((texts) => texts ?? []) : [];
  const { most } = purposeOf(slot.purpose);
  const isFull = !isSingle(slot.purpose) && (slot.images?.length ?? 0) >= most;
  const hint = [slot.hint, isFull ? t("queue.full", { most }) : t("upload.formats")].filter(Boolean).join(" ");
  return (
    <form method="post" encType="multipart/form-data" className="flex flex-col gap-3 rounded-box border border-base-300 p-4">
      <input type="hidden" name="act" value="image-add" />
      <input type="hidden" name="image_type" value={slot.type} />
      <FieldFrame id={id} label={slot.label} hint={hint} hintId={`${id}-hint`} errorId={`${id}-error`} errors={errors}>
        <input
          id={id}
          name="image"
          type="file"
          accept={IMAGE_TYPES.join(",")}
          required
          disabled={isFull}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={`${errors.length > 0 ? `${id}-error ` : ""}${id}-hint`}
          className="file-input w-full"
        />
      </FieldFrame>
      {!isFull && <button className="btn btn-primary self-start">{t("queue.upload", { count: 1 })}</button>}
    </form>
  );
}
