/** The parts of a grade: what each weighs, and the mark in it. */
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import Plus from "~icons/lucide/plus";
import X from "~icons/lucide/x";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import type { Part } from "../needed.rules";
import type { TermAct, TermCourse } from "../term-acts.rules";
import { DatabankWeights } from "./databank-weights";
import { NumberInput } from "./number-input";

const ALL = 100;
const MOST_POINTS = 1000;
const LEAST_POINTS = 0.01;
export const MOST_PARTS = 30;
const MAX_NAME = 60;

const newPart = (name: string): Part => ({ id: crypto.randomUUID(), name, weight: null, score: null, outOf: ALL });

interface PartRowProps {
  part: Part;
  position: number;
  onChange(change: Partial<Part>): void;
  onRemove(): void;
}

function PartRow({ part, position, onChange, onRemove }: PartRowProps) {
  const { t } = useTranslation("term-courses");
  const { number } = useCatalogWords();
  const name = part.name || t("parts.unnamed", { number: position });
  return (
    <li>
      <fieldset className="grid grid-cols-3 items-start gap-3 border-b border-base-300 py-3">
        <legend className="sr-only">{name}</legend>
        <label className="col-span-2 flex flex-col gap-1">
          <span className="text-sm font-medium">{t("parts.name")}</span>
          <input
            className="input w-full text-base"
            autoComplete="off"
            maxLength={MAX_NAME}
            value={part.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </label>
        <button
          type="button"
          className="btn btn-sm btn-square mb-1 ms-auto self-end print:hidden"
          aria-label={t("parts.removeLabel", { name })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </button>
        <NumberInput
          label={t("parts.weight")}
          value={part.weight}
          max={ALL}
          empty={null}
          also="percent"
          onSet={(weight) => onChange({ weight })}
        />
        <NumberInput
          label={t("parts.score")}
          value={part.score}
          max={MOST_POINTS}
          empty={null}
          also="outOf"
          onSet={(score, outOf) => onChange(outOf === undefined ? { score } : { score, outOf })}
        />
        <NumberInput
          label={t("parts.outOf")}
          value={part.outOf}
          min={LEAST_POINTS}
          max={MOST_POINTS}
          onSet={(outOf) => onChange({ outOf: outOf ?? ALL })}
        />
        {part.score !== null && part.score > part.outOf && (
          <p role="status" className="col-span-full border-s-4 border-warning ps-3 text-sm">
            {t("parts.over", { score: number(part.score), outOf: number(part.outOf) })}
          </p>
        )}
      </fieldset>
    </li>
  );
}

interface PartsListProps {
  course: TermCourse;
  /** Whether somebody is signed in, who may see the databank. */
  isSignedIn: boolean;
  act(act: TermAct): void;
}

export function PartsList({ course, isSignedIn, act }: PartsListProps) {
  const { t } = useTranslation("term-courses");
  const { parts } = course;
  return (
    <Section title={t("parts.title")} lead={t("parts.lead")}>
      {parts.length > 0 && (
        <ul className="border-t border-base-300">
          {parts.map((part, i) => (
            <PartRow
              key={part.id}
              part={part}
              position={i + 1}
              onChange={(change) => act({ type: "part", course, partId: part.id, change })}
              onRemove={() => act({ type: "removePart", course, partId: part.id })}
            />
          ))}
        </ul>
      )}
      {parts.length < MOST_PARTS && (
        <button
          type="button"
          className="btn btn-sm mt-3 print:hidden"
          onClick={() => act({ type: "addPart", course, part: newPart(""), at: parts.length })}
        >
          <Plus size={16} aria-hidden />
          {t("parts.add")}
        </button>
      )}
      {isSignedIn && (
        <DatabankWeights
          key={course.code}
          code={course.code}
          onTake={(weights) => act({ type: "parts", course, parts: weights.map(({ name, weight }) => ({ ...newPart(name), weight })) })}
        />
      )}
    </Section>
  );
}
