/** What the API's document says of how long, how large and how many each field may be. */

type Shape = { [key: string]: unknown };

const BOUNDS = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minimum", "maximum"],
] as const;

const isShape = (value: unknown): value is Shape => typeof value === "object" && value !== null;

/** Whole numbers are bounded by what a number can hold, which says nothing. */
const said = (value: unknown) => (typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? String(value) : "");

function boundsAt(shape: Shape): string[] {
  const pairs = BOUNDS.map(([least, most]) => [said(shape[least]), said(shape[most])]);
  const open = [said(shape.exclusiveMinimum), said(shape.exclusiveMaximum)];
  return [
    ...pairs.filter(([least, most]) => least || most).map(([least, most]) => `${least}..${most}`),
    ...(open.some(Boolean) ? [`${open[0]}<..<${open[1]}`] : []),
  ];
}

/** Every bounded field of a shape: `title 1..200`, and `tags[] 1..40` for what a list holds. */
export function boundsOf(name: string, value: unknown): string[] {
  if (!isShape(value)) return [];
  const inside = (field: string) => (name ? `${name}.${field}` : field);
  const fields = isShape(value.properties) ? Object.entries(value.properties) : [];
  const choices = ["anyOf", "oneOf", "allOf"].flatMap((key) => (Array.isArray(value[key]) ? (value[key] as unknown[]) : []));
  return [
    ...boundsAt(value).map((bound) => `${name || "all"} ${bound}`),
    ...fields.flatMap(([field, shape]) => boundsOf(inside(field), shape)),
    ...boundsOf(`${name}[]`, value.items),
    ...boundsOf(`${name}{}`, value.additionalProperties),
    ...choices.flatMap((choice) => boundsOf(name, choice)),
  ];
}

interface Operation {
  parameters?: { name: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
}

/** One line for every operation that bounds anything: `POST /todo: title 1..200, note ..4000`. */
export function boundsOfApi({ paths }: { paths: Record<string, Record<string, Operation>> }): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const sent = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => boundsOf("", schema));
      const bounds = [...new Set([...parameters.flatMap(({ name, schema }) => boundsOf(name, schema)), ...sent])];
      return bounds.length > 0 ? [`${method.toUpperCase()} ${path.replace("/api/v1", "")}: ${bounds.join(", ")}`] : [];
    }),
  );
}
