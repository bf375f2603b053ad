/** Pictures that wait in the browser until they are uploaded, one by one. */
import { useBeforeUnload } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OwnImage } from "~/engines/media/image";
import { isSingle, type PurposeName } from "~/engines/media/purposes";
import { type SendFailure, sendImage } from "./send-image";

/** One kind of pictures that a queue takes. */
export interface ImageSlot {
  /** What the endpoint calls it, sent as `image_type`: `cover`. */
  type: string;
  /** Says how it is cropped and how many there may be. */
  purpose: PurposeName;
  label: string;
  hint?: string;
  /** Those that the server has already, for a thing that exists. */
  images?: readonly OwnImage[];
}

export interface QueuedImage {
  /** Sent along, so that what arrived isn't written twice. */
  key: string;
  type: string;
  /** Of the file that it was cut from. */
  name: string;
  picture: Blob;
  /** An address to show it by. */
  preview: string;
  state: "queued" | "sending" | "failed";
  /** Percent of what has left. */
  progress: number;
}

type New = Pick<QueuedImage, "type" | "name" | "picture">;

export interface ImageQueueHandle {
  /** In the order in which they are sent. */
  items: readonly QueuedImage[];
  isSending: boolean;
  /** Of the run that goes on, or has stopped. */
  sent: number;
  /** Why the last run stopped; null when it didn't. */
  failure: SendFailure | null;
  /** @param replaces the key of the one whose place it takes; of a single kind it takes the place of any */
  add(picture: New, replaces?: string): void;
  remove(key: string): void;
  /** Swaps it with its neighbour of the same type, before it or after it. */
  move(key: string, by: -1 | 1): void;
  /**
   * Sends one after the other, stops at the first that fails, and keeps it and the rest; called again it goes on from there.
   * @param address the endpoint that takes them: `/api/v1/<feature>/…/image`
   * @param onArrived called after each
   * @returns whether all arrived
   */
  send(address: string, onArrived?: () => void): Promise<boolean>;
}

/** The items, for rendering and for work that outlives a rendering. */
function useItems(slots: readonly ImageSlot[]) {
  const [items, setItems] = useState<readonly QueuedImage[]>([]);
  const latest = useRef(items);
  const set = (change: (all: readonly QueuedImage[]) => readonly QueuedImage[]) => {
    const rank = ({ type }: QueuedImage) => slots.findIndex((slot) => slot.type === type);
    const before = latest.current;
    latest.current = [...change(before)].sort((one, other) => rank(one) - rank(other));
    for (const { preview } of before.filter((each) => !latest.current.some(({ key }) => key === each.key))) URL.revokeObjectURL(preview);
    setItems(latest.current);
  };
  useEffect(
    () => () => {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    },
    [],
  );
  return { items, latest, set };
}

/** A queue for these slots, sent in their order. Hand it to `ImageQueue`, and call `send` once the thing exists. */
export function useImageQueue(slots: readonly ImageSlot[]): ImageQueueHandle {
  const { items, latest, set } = useItems(slots);
  const [run, setRun] = useState<{ isSending: boolean; sent: number; failure: SendFailure | null }>({
    isSending: false,
    sent: 0,
    failure: null,
  });
  const isBusy = useRef(false);
  useBeforeUnload(useCallback((event) => latest.current.length > 0 && event.preventDefault(), [latest]));
  const update = (key: string, change: Partial<QueuedImage>) =>
    set((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const remove = (key: string) => set((all) => all.filter((each) => each.key !== key));
  const move = (key: string, by: -1 | 1) =>
    set((all) => {
      const at = all.findIndex((each) => each.key === key);
      const [one, other] = [all[at], all[at + by]];
      return one && other?.type === one.type ? all.with(at, other).with(at + by, one) : all;
    });
  const add = (picture: New, replaces?: string) => {
    const slot = slots.find(({ type }) => type === picture.type);
    const isOnly = slot !== undefined && isSingle(slot.purpose);
    const made: QueuedImage = {
      ...picture,
      key: crypto.randomUUID(),
      preview: URL.createObjectURL(picture.picture),
      state: "queued",
      progress: 0,
    };
    set((all) => {
      const at = all.findIndex(({ key, type }) => key === replaces || (isOnly && type === picture.type));
      return at < 0 ? [...all, made] : all.with(at, made);
    });
  };
  const send = async (address: string, onArrived?: () => void) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    let failure: SendFailure | null = null;
    for (let sent = 0; latest.current[0] && !failure; sent++) {
      setRun({ isSending: true, sent, failure: null });
      const { key, type, picture } = latest.current[0];
      update(key, { state: "sending", progress: 0 });
      const onProgress = (progress: number) => update(key, { progress });
      failure = await sendImage({ address, fields: { image_type: type, key }, picture, onProgress });
      if (failure) update(key, { state: "failed" });
      else remove(key);
      if (!failure) onArrived?.();
    }
    isBusy.current = false;
    setRun(({ sent }) => ({ isSending: false, sent: failure ? sent : sent + 1, failure }));
    return failure === null;
  };
  return { items, ...run, add, remove, move, send };
}
