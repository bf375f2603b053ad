/** The pictures that the server has, as their owner sees them: shown, on their way or failed, with what can be done. */
import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { mayRetry, type OwnImage } from "~/engines/media/image";
import ArrowDown from "~icons/lucide/arrow-down";
import ArrowUp from "~icons/lucide/arrow-up";
import RotateCw from "~icons/lucide/rotate-cw";
import Trash2 from "~icons/lucide/trash-2";
import { Badge } from "../badge";
import { ActionButton } from "../forms/action-button";
import { Picture } from "../picture";
import { useWords } from "../use-words";
import type { ImageSlot } from "./use-image-queue";

interface StoredImagesProps {
  slot: ImageSlot;
  /** In their order. */
  images: readonly OwnImage[];
}

/** The ids with one of them moved. */
function moved(images: readonly OwnImage[], from: number, to: number): string {
  const ids = images.map(({ imageId }) => imageId);
  ids.splice(to, 0, ...ids.splice(from, 1));
  return ids.join(",");
}

export function StoredImages({ slot, images }: StoredImagesProps) {
  return (
    <ol aria-label={slot.label} className="flex flex-col gap-3">
      {images.map((image, at) => (
        <li key={image.imageId} className="flex flex-wrap items-center gap-3 rounded-box border border-base-300 p-3 sm:flex-nowrap">
          <Thumbnail image={image} />
          <State image={image} at={at} isFirst={at === 0 && images.length > 1} />
          <div className="ms-auto flex shrink-0 gap-1">
            <Acts slot={slot} images={images} at={at} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({ image }: { image: OwnImage }) {
  const look = "size-20 shrink-0 rounded-field bg-base-200";
  if (image.status === "ready") return <Picture image={image} alt="" sizes="80px" className={`${look} object-contain`} />;
  return (
    <span className={`${look} grid place-items-center`}>
      {image.status === "waiting" && <span className="spinner size-6" aria-hidden />}
    </span>
  );
}

function State({ image: { status, failure }, at, isFirst }: { image: OwnImage; at: number; isFirst: boolean }) {
  const { t } = useTranslation("media");
  const { say } = useWords();
  const { pathname, search } = useLocation();
  return (
    <div aria-live="polite" className="min-w-0 flex-1 text-sm">
      <p className="flex flex-wrap items-center gap-2 text-base font-medium">
        {t("stored.picture", { number: at + 1 })}
        {isFirst && status === "ready" && <Badge>{t("stored.first")}</Badge>}
      </p>
      {status === "waiting" && <p>{t("stored.waiting")}</p>}
      {status === "waiting" && (
        <noscript>
          <a href={pathname + search} className="link">
            {t("stored.look")}
          </a>
        </noscript>
      )}
      {status === "failed" && (
        <p>
          <span className="font-medium text-error">{t("stored.failed")}</span> {say(`media:errors.${failure ?? "unreadable"}`)}
        </p>
      )}
    </div>
  );
}

function Acts({ slot, images, at }: StoredImagesProps & { at: number }) {
  const { t } = useTranslation(["media", "kit"]);
  const number = at + 1;
  const image = images[at];
  if (!image) return null;
  const order = (to: number) => ({ act: "image-order", image_type: slot.type, image_ids: moved(images, at, to) });
  const confirm = {
    title: t("stored.removeTitle"),
    text: t("stored.removeText"),
    confirmLabel: t("kit:acts.remove"),
    level: "error" as const,
  };
  return (
    <>
      {mayRetry(image) && (
        <ActionButton fields={{ act: "image-retry", image_id: image.imageId }} className="btn-square" label={t("kit:acts.retry")}>
          <RotateCw size={18} aria-hidden />
        </ActionButton>
      )}
      {at > 0 && (
        <ActionButton fields={order(at - 1)} className="btn-square" label={t("stored.earlier", { number })}>
          <ArrowUp size={18} aria-hidden />
        </ActionButton>
      )}
      {at < images.length - 1 && (
        <ActionButton fields={order(at + 1)} className="btn-square" label={t("stored.later", { number })}>
          <ArrowDown size={18} aria-hidden />
        </ActionButton>
      )}
      <ActionButton
        fields={{ act: "image-remove", image_id: image.imageId }}
        className="btn-square"
        label={t("stored.remove", { number })}
        confirm={confirm}
      >
        <Trash2 size={18} aria-hidden />
      </ActionButton>
    </>
  );
}
