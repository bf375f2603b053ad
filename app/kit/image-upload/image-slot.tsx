/** One slot of a queue: a place to choose or drop files, which are cropped one after the other, and what waits in it. */

import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IMAGE_TYPES } from "~/engines/media/limits";
import { isSingle, purposeOf } from "~/engines/media/purposes";
import ArrowDown from "~icons/lucide/arrow-down";
import ArrowUp from "~icons/lucide/arrow-up";
import Replace from "~icons/lucide/replace";
import Trash2 from "~icons/lucide/trash-2";
import { FieldErrors, FieldHint } from "../forms/field-frame";
import { CropDialog } from "./crop-dialog";
import { roomIn, useChoosing } from "./use-choosing";
import type { ImageQueueHandle, ImageSlot, QueuedImage } from "./use-image-queue";

interface SlotProps {
  slot: ImageSlot;
  queue: ImageQueueHandle;
}

/** A file input that may be given the same file once more. */
function takeFiles({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])];
  target.value = "";
  return files;
}

function useDropping(onDrop: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onDrop([...event.dataTransfer.files]);
  };
  return { isOver, zone: { onDragOver: allow, onDragLeave: () => setIsOver(false), onDrop: drop } };
}

export function ImageSlotFields({ slot, queue }: SlotProps) {
  const { t } = useTranslation("media");
  const id = useId();
  const choosing = useChoosing(slot, queue);
  const { most, crop } = purposeOf(slot.purpose);
  const isOnly = isSingle(slot.purpose);
  const room = roomIn(slot, queue);
  const isFull = room === 0;
  const items = queue.items.filter(({ type }) => type === slot.type);
  const { isOver, zone } = useDropping((files) => choosing.choose(isOnly ? files.slice(0, 1) : files));
  const errors = [...choosing.refused];
  const hint = [slot.hint, isFull ? t("queue.full", { most }) : `${t("upload.anySize")} ${t("queue.drop")}`].filter(Boolean).join(" ");
  return (
    <div
      {...zone}
      className={`flex flex-col gap-3 rounded-box border-2 border-dashed p-4 ${isOver ? "border-primary bg-base-200" : "border-base-300"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {slot.label}
        </label>
        {!isOnly && <span className="text-sm tabular-nums">{t("queue.room", { taken: most - room, most })}</span>}
      </div>
      <input
        id={id}
        type="file"
        accept={IMAGE_TYPES.join(",")}
        multiple={!isOnly}
        disabled={isFull}
        onChange={(event) => choosing.choose(takeFiles(event))}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={`${errors.length > 0 ? `${id}-error ` : ""}${id}-hint`}
        className="file-input w-full"
      />
      <FieldHint id={`${id}-hint`} hint={hint} />
      <div role="alert">
        <FieldErrors id={`${id}-error`} errors={errors} />
      </div>
      {items.length > 0 && (
        <ul className="flex flex-col gap-3">
          {items.map((item, at) => (
            <Queued
              key={item.key}
              item={item}
              at={at}
              count={items.length}
              onMove={(by) => queue.move(item.key, by)}
              isLocked={queue.isSending}
              onReplace={(files) => choosing.choose(files, item.key)}
              onRemove={() => {
                queue.remove(item.key);
                document.getElementById(id)?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <CropDialog
        file={choosing.current?.file ?? null}
        serial={choosing.current?.serial}
        target={crop}
        onApply={choosing.apply}
        onCancel={choosing.cancel}
        onFail={choosing.fail}
      />
    </div>
  );
}

interface QueuedProps {
  item: QueuedImage;
  /** Its place among those that wait beside it. */
  at: number;
  count: number;
  onMove(by: -1 | 1): void;
  isLocked: boolean;
  onReplace(files: File[]): void;
  onRemove(): void;
}

function Queued({ item, at, count, onMove, isLocked, onReplace, onRemove }: QueuedProps) {
  const { t } = useTranslation(["media", "kit"]);
  const input = useRef<HTMLInputElement>(null);
  const { name, preview, state, progress } = item;
  const text = { queued: t("queue.waiting"), sending: t("queue.sending", { percent: progress }), failed: t("queue.failed") }[state];
  return (
    <li className="flex flex-wrap items-center gap-3 sm:flex-nowrap">
      <img src={preview} alt="" width={80} height={80} className="size-20 shrink-0 rounded-field bg-base-200 object-contain" />
      <div className="flex min-w-0 flex-1 basis-44 flex-col gap-1">
        <span className="truncate">{name}</span>
        <span className={`text-sm ${state === "failed" ? "font-medium text-error" : "text-muted"}`}>{text}</span>
        {state === "sending" && <progress className="progress" aria-label={name} max={100} value={progress} />}
      </div>
      {!isLocked && (
        <div className="ms-auto flex shrink-0 gap-1">
          <Order name={name} at={at} count={count} onMove={onMove} />
          <input
            ref={input}
            type="file"
            hidden
            accept={IMAGE_TYPES.join(",")}
            onChange={(event) => onReplace(takeFiles(event).slice(0, 1))}
            aria-label={t("queue.replaceNamed", { name })}
          />
          <button
            type="button"
            className="btn btn-square"
            aria-label={t("queue.replaceNamed", { name })}
            onClick={() => input.current?.click()}
          >
            <Replace size={18} aria-hidden />
          </button>
          <button type="button" className="btn btn-square" aria-label={t("queue.removeNamed", { name })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </button>
        </div>
      )}
    </li>
  );
}

/** Buttons that move a picture among those that wait; the focus stays with it. */
function Order({ name, at, count, onMove }: Pick<QueuedProps, "at" | "count" | "onMove"> & { name: string }) {
  const { t } = useTranslation("media");
  const box = useRef<HTMLSpanElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after it has moved
  useEffect(() => {
    const { current: by } = pressed;
    pressed.current = null;
    if (by) (box.current?.querySelector<HTMLElement>(`[data-by="${by}"]`) ?? box.current?.querySelector("button"))?.focus();
  }, [at]);
  const button = (by: -1 | 1, label: string, Shape: typeof ArrowUp) => (
    <button
      type="button"
      data-by={by}
      className="btn btn-square"
      aria-label={label}
      onClick={() => {
        pressed.current = by;
        onMove(by);
      }}
    >
      <Shape size={18} aria-hidden />
    </button>
  );
  return (
    <span ref={box} className="flex gap-1">
      {at > 0 && button(-1, t("queue.earlierNamed", { name }), ArrowUp)}
      {at < count - 1 && button(1, t("queue.laterNamed", { name }), ArrowDown)}
    </span>
  );
}
