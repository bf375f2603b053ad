/** Who may touch which tables; what is declared here and no longer done is a fault as well. */
import { type Table, type Tables, tableAccess } from "./table-access";

/** Tables that every layer above their owner may read: a trip of its own for each name would cost more than the join. */
const READ_BY_ALL: Record<string, string> = {};

/** Tables that a folder reads although another owns them. */
const READ_BY_SOME: Record<string, Record<string, string>> = {};

export type FaultySources = readonly (readonly [path: string, text: string])[];

/** The folder that a module belongs to, as owners are named. */
const folderOf = (path: string) => /^app\/(?:features|engines|platform)\/[^/]+\/|^app\/platform\//.exec(path)?.[0] ?? path;

const owns = (path: string, { owner }: Table) => owner !== undefined && path.startsWith(owner);

/** What is wrong, as sentences. @param allowed for tests; what is declared above unless said otherwise */
export function faultsOf(sources: FaultySources, tables: Tables, byAll = READ_BY_ALL, bySome = READ_BY_SOME): string[] {
  const faults = [...tables].flatMap(([constant, { owner }]) =>
    owner ? [] : [`${constant} has no owner: no folder has the name of its file in drizzle/schema.`],
  );
  const used = new Set<string>();
  for (const [path, text] of sources) {
    const folder = folderOf(path);
    const { writes, reads } = tableAccess(text, tables);
    for (const table of writes) if (!owns(path, table)) faults.push(`${path} writes ${table.name}, which is ${table.owner}'s.`);
    for (const table of reads) {
      if (owns(path, table)) continue;
      const isDeclared = byAll[table.name] ?? bySome[folder]?.[table.name];
      used.add(byAll[table.name] ? table.name : `${folder} ${table.name}`);
      if (!isDeclared && !writes.has(table))
        faults.push(`${path} reads ${table.name}, which is ${table.owner}'s, without a declared reason.`);
    }
  }
  const declared = [
    ...Object.keys(byAll),
    ...Object.entries(bySome).flatMap(([folder, names]) => Object.keys(names).map((name) => `${folder} ${name}`)),
  ];
  return [
    ...faults,
    ...declared.filter((name) => !used.has(name)).map((name) => `It is declared that others read ${name}, and none does.`),
  ];
}
