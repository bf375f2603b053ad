/** Those who take part, by their names, while somebody types `@` and a name's beginning. */
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { foldTurkish } from "~/platform/folding";
import { nameBefore } from "./markup-edit";
import type { Participant } from "./participant";

const MOST = 6;

/** Those whose user name, or a part of whose name, begins like this. */
export function matching(participants: readonly Participant[], beginning: string): Participant[] {
  const wanted = foldTurkish(beginning);
  const begins = ({ name, userName }: Participant) =>
    userName.toLowerCase().startsWith(beginning.toLowerCase()) ||
    foldTurkish(name)
      .split(/\s+/)
      .some((word) => word.startsWith(wanted));
  return participants.filter(begins).slice(0, MOST);
}

interface NameCompletionProps {
  areaIn(): HTMLTextAreaElement | null;
  participants: readonly Participant[];
}

interface Offer {
  beginning: string;
  found: Participant[];
  active: number;
}

export function NameCompletion({ areaIn, participants }: NameCompletionProps) {
  const { t } = useTranslation("thread");
  const id = useId();
  const [offer, setOffer] = useState<Offer | null>(null);
  const latest = useRef(offer);
  latest.current = offer;
  const choose = ({ userName }: Participant) => {
    const area = areaIn();
    const typed = latest.current?.beginning.length ?? 0;
    if (!area) return;
    const at = area.selectionStart;
    area.setRangeText(`${userName} `, at - typed, at, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
    setOffer(null);
  };
  const choosing = useRef(choose);
  choosing.current = choose;
  useEffect(() => {
    const area = areaIn();
    if (!area) return;
    const look = () => {
      const beginning = area.selectionStart === area.selectionEnd ? nameBefore(area.value, area.selectionStart) : null;
      const found = beginning === null ? [] : matching(participants, beginning);
      setOffer(beginning !== null && found.length > 0 ? { beginning, found, active: 0 } : null);
    };
    const onKey = (event: KeyboardEvent) => {
      const shown = latest.current;
      if (!shown || event.isComposing) return;
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const person = shown.found[shown.active];
      if (move) setOffer({ ...shown, active: (shown.active + move + shown.found.length) % shown.found.length });
      else if (event.key === "Escape") setOffer(null);
      else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && person) choosing.current(person);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const leave = () => setOffer(null);
    area.addEventListener("input", look);
    area.addEventListener("keydown", onKey);
    area.addEventListener("blur", leave);
    return () => {
      area.removeEventListener("input", look);
      area.removeEventListener("keydown", onKey);
      area.removeEventListener("blur", leave);
    };
  }, [areaIn, participants]);
  useEffect(() => {
    const area = areaIn();
    area?.setAttribute("aria-autocomplete", "list");
    if (offer) {
      area?.setAttribute("aria-controls", id);
      area?.setAttribute("aria-activedescendant", `${id}-${offer.active}`);
      return;
    }
    area?.removeAttribute("aria-controls");
    area?.removeAttribute("aria-activedescendant");
  }, [areaIn, offer, id]);
  return (
    <>
      <p role="status" className="sr-only">
        {offer && t("tools.names", { count: offer.found.length })}
      </p>
      {offer && (
        <div
          id={id}
          role="listbox"
          aria-label={t("tools.people")}
          className="absolute z-20 max-w-full rounded-box border border-base-300 bg-base-100 shadow-lg"
        >
          {offer.found.map((person, at) => (
            <div
              key={person.userName}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === offer.active}
              className={`cursor-pointer truncate px-3 py-2 ${at === offer.active ? "bg-base-200" : ""}`}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              {person.name} <span className="text-sm text-muted">@{person.userName}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
