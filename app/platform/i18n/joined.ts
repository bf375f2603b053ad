/** Words of one place out of several: its own, and what features say there of themselves (`elsewhere` of their words). */

interface Words {
  readonly [key: string]: string | Words;
}

/** Everything that the parts have, as one. */
type Whole<Part> = (Part extends unknown ? (part: Part) => void : never) extends (whole: infer All) => void ? All : never;

function join(a: Words, b: Words): Words {
  const whole: Record<string, string | Words> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const here = whole[key];
    if (here === undefined) whole[key] = value;
    else if (typeof here === "object" && typeof value === "object") whole[key] = join(here, value);
    else throw new Error(`Two places have words for ${key}`);
  }
  return whole;
}

/** Puts groups of the same name together. @throws when two parts say the same */
export const joined = <Parts extends readonly Words[]>(...parts: Parts) => parts.reduce(join, {}) as Whole<Parts[number]>;
