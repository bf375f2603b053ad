/** From chosen files to cropped pictures: what can't be sent is said at once, the others are cropped one after the other. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IMAGE_TYPES, MAX_CHOSEN_BYTES } from "~/engines/media/limits";
import { isSingle, purposeOf } from "~/engines/media/purposes";
import type { ImageQueueHandle, ImageSlot } from "./use-image-queue";

interface Chosen {
  serial: number;
  file: File;
  /** The key of the queued picture whose place it takes. */
  replaces?: string;
}

/** Most browsers tell no type of these. */
const HEIC = /\.hei[cf]$/i;
const HEIC_TYPE = /^image\/hei[cf]/;

let serial = 0;

/** How many more a slot takes. */
export function roomIn({ purpose, type, images = [] }: ImageSlot, queue: ImageQueueHandle): number {
  if (isSingle(purpose)) return 1;
  return Math.max(0, purposeOf(purpose).most - images.length - queue.items.filter((each) => each.type === type).length);
}

/** Of one slot. */
export function useChoosing(slot: ImageSlot, queue: ImageQueueHandle) {
  const { t } = useTranslation("media");
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const megabytes = MAX_CHOSEN_BYTES / 1024 / 1024;
  const reasonAgainst = ({ name, type, size }: File) => {
    if (HEIC.test(name) || HEIC_TYPE.test(type)) return t("queue.heic", { name });
    if (type !== "" && !IMAGE_TYPES.includes(type)) return t("queue.wrongType", { name });
    return size > MAX_CHOSEN_BYTES ? t("queue.tooLarge", { name, megabytes }) : null;
  };
  const choose = (files: readonly File[], replaces?: string) => {
    const reasons: string[] = files.flatMap((file) => reasonAgainst(file) ?? []);
    const good = files.filter((file) => !reasonAgainst(file));
    const room = replaces ? 1 : roomIn(slot, queue);
    if (good.length > room) reasons.push(t("queue.tooMany", { most: purposeOf(slot.purpose).most }));
    setRefused(reasons);
    setChosen((all) => [...all, ...good.slice(0, room).map((file) => ({ serial: serial++, file, replaces }))]);
  };
  const [current] = chosen;
  const next = () => setChosen((all) => all.slice(1));
  const apply = (picture: Blob) => {
    if (current) queue.add({ type: slot.type, name: current.file.name, picture }, current.replaces);
    next();
  };
  const fail = () => {
    const { name } = current?.file ?? { name: "" };
    setRefused((reasons) => [...reasons, `${name}: ${t("crop.failed")}`]);
    next();
  };
  return { current, refused, choose, apply, cancel: next, fail };
}
