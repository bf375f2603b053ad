/** A survey's results as a file that is sent as it is read. */
import { csvFile } from "~/platform/csv";
import { type LabelWords, labelsOf, partOf } from "./survey.labels";
import { fieldOf, type ShownQuestion } from "./survey.questions";
import type { resultsFile } from "./survey.service.server";

type File = Awaited<ReturnType<typeof resultsFile>>;
type Row = (string | number)[];

/** So many rows are read at once. */
const PAGE = 500;
const MARK = "\ufeff";

const linesOf = (rows: readonly Row[], { locale }: LabelWords) => csvFile(rows, locale).slice(MARK.length);

/** Pages of rows until one isn't full. */
async function* pagesOf<Found extends { id: string }>(read: (after: string, limit: number) => Promise<Found[]>) {
  let after = "";
  for (;;) {
    const rows = await read(after, PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? "";
  }
}

function* countRows({ results }: File, words: LabelWords): Generator<Row> {
  for (const { number, question, tables } of results) {
    for (const { item, rows, by } of tables) {
      const head = [question.text, partOf(question, number, item)];
      for (const { keys, count } of rows) yield [...head, labelsOf(question, keys, words), "", count];
      const other = by && results.find((each) => fieldOf(each.number) === by.item)?.question;
      if (!by || !other) continue;
      for (const [r, group] of by.groups.entries()) {
        for (const [c, keys] of by.columns.entries()) {
          yield [...head, labelsOf(question, keys, words), labelsOf(other, group, words), by.counts[r]?.[c] ?? 0];
        }
      }
    }
  }
}

/** One field of an answer, read out. */
function givenText(question: ShownQuestion, given: string | string[] | undefined): string {
  if (given === undefined) return "";
  const hasOptions = question.kind === "single" || question.kind === "multiple" || question.kind === "matrix";
  return [given]
    .flat()
    .map((each) => (hasOptions ? (question.options[Number(each) - 1] ?? each) : each))
    .join("; ");
}

/** The columns of whole answers: a field of each question, or of each row of a table. */
function fieldsOf({ results }: File) {
  return results.flatMap(({ number, question }) => {
    if (question.kind === "section") return [];
    if (question.kind !== "matrix") return [{ field: fieldOf(number), head: question.text, question }];
    return question.rows.map((row, at) => ({ field: fieldOf(number, at + 1), head: `${question.text}: ${row}`, question }));
  });
}

type Say = (key: string) => string;

async function* parts(file: File, words: LabelWords, say: Say): AsyncGenerator<string> {
  if (file.responses) {
    const fields = fieldsOf(file);
    yield MARK + linesOf([[say("results.name"), ...fields.map(({ head }) => head)]], words);
    for await (const page of pagesOf(file.responses)) {
      const rows = page.map(({ name, answers }) => ({
        name: name ?? say("results.gone"),
        given: JSON.parse(answers) as Record<string, string | string[]>,
      }));
      const lines = rows.map(({ name, given }) => [name, ...fields.map(({ field, question }) => givenText(question, given[field]))]);
      yield linesOf(lines, words);
    }
    return;
  }
  const columns = ["question", "part", "answer", "group", "count"].map((column) => say(`results.${column}`));
  yield MARK + linesOf([columns, ...countRows(file, words)], words);
  const questions = new Map(file.results.map(({ number, question }) => [fieldOf(number), question.text]));
  for await (const page of pagesOf(file.texts)) {
    const lines = page.map(({ item, text }) => [questions.get(item) ?? "", "", text, "", ""]);
    yield linesOf(lines, words);
  }
}

/** The file, page by page; of a named survey its author is sent each answer. */
export function resultsCsv(file: File, words: LabelWords, say: Say): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const written = parts(file, words, say);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await written.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
