/** What is filled in of the operator's record. */
import { FactList } from "~/kit/fact-list";

export interface OperatorFact {
  name: string;
  label: string;
  value: string;
}

function Value({ name, value }: OperatorFact) {
  if (name === "phone")
    return (
      <a className="link" href={`tel:${value.replace(/\s/g, "")}`}>
        {value}
      </a>
    );
  if (["email", "kep", "contact"].includes(name))
    return (
      <a className="link break-all" href={`mailto:${value}`}>
        {value}
      </a>
    );
  return <span className="whitespace-pre-line break-words">{value}</span>;
}

export function OperatorFacts({ facts }: { facts: readonly OperatorFact[] }) {
  return <FactList facts={facts.map((fact) => [fact.label, <Value key={fact.name} {...fact} />] as const)} />;
}
