/** Takes a picture: with scripts it is cropped first, without them it is sent as it is and the server cuts the middle out. */
import { useFetcher } from "@remix-run/react";
import { type ChangeEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { IMAGE_TYPES } from "~/engines/media/limits";
import type { CropTarget } from "~/engines/media/purposes";
import { FieldFrame } from "../forms/field-frame";
import { useHydrated } from "../use-hydrated";
import { CropDialog } from "./crop-dialog";

/** What the page's action answers with when it refuses. */
export interface UploadAnswer {
  result?: { error?: Record<string, string[] | null> | null };
}

export interface ImageUploadProps {
  name: string;
  label: string;
  /** Sent along. */
  fields: Record<string, string>;
  crop: CropTarget;
  /** Shows the part as a circle; the result is a rectangle all the same. */
  isRound?: boolean;
  submitLabel: string;
  pendingLabel: string;
  /** The action's answer to a form that was sent without scripts. */
  answer?: UploadAnswer;
}

/** A refusal belongs to this field, whichever field or none it names. */
const errorsOf = (answer: UploadAnswer | undefined) => Object.values(answer?.result?.error ?? {}).flatMap((texts) => texts ?? []);

/** Chooses a picture, crops it and sends it. */
function useCropped({ name, fields }: Pick<ImageUploadProps, "name" | "fields">) {
  const fetcher = useFetcher<UploadAnswer>({ key: `upload-${name}` });
  const [file, setFile] = useState<File | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setHasFailed(false);
    setFile(target.files?.[0] ?? null);
    // The same file may be chosen once more.
    target.value = "";
  };
  const fail = () => {
    setFile(null);
    setHasFailed(true);
  };
  const send = (picture: Blob) => {
    setFile(null);
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set(name, picture, "picture.jpg");
    fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
  };
  const close = () => setFile(null);
  return { file, hasFailed, choose, fail, send, close, isPending: fetcher.state !== "idle", answer: fetcher.data };
}

export function ImageUpload({ name, label, fields, crop, isRound, submitLabel, pendingLabel, answer }: ImageUploadProps) {
  const { t } = useTranslation("media");
  const isHydrated = useHydrated();
  const id = useId();
  const cropped = useCropped({ name, fields });
  const refused = errorsOf(cropped.answer ?? answer);
  const errors = cropped.hasFailed ? [t("crop.failed")] : cropped.isPending ? [] : refused;
  const frame = {
    id,
    label,
    hint: t(isHydrated ? "upload.anySize" : "upload.formats"),
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    errors,
  };
  return (
    <>
      <form method="post" encType="multipart/form-data" className="flex flex-col gap-4">
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <FieldFrame {...frame}>
          <input
            id={id}
            name={name}
            type="file"
            accept={IMAGE_TYPES.join(",")}
            required
            disabled={cropped.isPending}
            onChange={isHydrated ? cropped.choose : undefined}
            aria-invalid={errors.length > 0 || undefined}
            aria-describedby={`${errors.length > 0 ? `${id}-error ` : ""}${id}-hint`}
            className="file-input w-full"
          />
        </FieldFrame>
        <span role="alert" className="sr-only">
          {errors.join(" ")}
        </span>
        {!isHydrated && <button className="btn btn-primary self-start">{submitLabel}</button>}
        {cropped.isPending && (
          <p role="status">
            <span className="spinner size-5 me-2 align-middle" aria-hidden />
            {pendingLabel}
          </p>
        )}
      </form>
      <CropDialog
        file={cropped.file}
        target={crop}
        isRound={isRound}
        onApply={cropped.send}
        onCancel={cropped.close}
        onFail={cropped.fail}
      />
    </>
  );
}
