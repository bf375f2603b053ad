/** The options of a command that npm runs. */
import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * Options and words of the command. npm keeps options for itself that stand before its `--`: a value of theirs arrives as a word, a mere flag
 * not at all, so both are looked for.
 * @param most how many words the command takes
 * @throws when npm kept one, or there are more words
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(options: Options, most: number) {
  const kept = Object.keys(options).filter((name) => process.env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined);
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (kept.length > 0) throw new Error(`npm kept --${kept.join(", --")} for itself: write -- before the first word of the command`);
  if (positionals.length > most)
    throw new Error(
      `What is ${positionals.slice(most).join(" ")}? Options of a command come behind --, as in: npm run setup -- staging --admin …`,
    );
  return { values, positionals };
}
