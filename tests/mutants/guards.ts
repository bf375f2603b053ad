/** Finds first-line guards in the source, and says how each would read if it were broken. */
import ts from "typescript";
import { brokenSql } from "./broken-sql";

export const KINDS = ["if", "and", "sql", "bound", "limit", "escape", "policy", "schema"] as const;
export type Kind = (typeof KINDS)[number];

/** A guard: where it stands, what it says, and what it would say if it were broken. */
export interface Guard {
  kind: Kind;
  file: string;
  line: number;
  start: number;
  end: number;
  original: string;
  broken: string;
  /** It is decided when its module loads, once for all files of tests. */
  isStatic: boolean;
}

const GUARDING =
  /\.(policy|limits|rules|schemas)\.ts$|\.(repository|service|api)\.server\.ts$|^app\/platform\/(access|.*\.server\.ts)|^workers\//;
const NOT_GUARDING = /stand-ins|workers\/(dev|png-samples)|\.d\.ts$/;
const ESCAPES = ["escaped", "escapeXml", "quoted", "csvCell", "calendarWords"];
const FLIPPED = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
]);

type Broken = Pick<Guard, "kind" | "broken"> & { node: ts.Node };

const isExit = (node: ts.Statement): boolean =>
  ts.isThrowStatement(node) ||
  ts.isReturnStatement(node) ||
  (ts.isBlock(node) && node.statements.length === 1 && node.statements.every(isExit));

/** What a call is called, without what it is called on. */
const nameOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** The operands of `a && b && c`; none for anything else. */
function operands(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return operands(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return [];
  const left = operands(node.left);
  return [...(left.length > 0 ? left : [node.left]), node.right];
}

function ofCall(node: ts.CallExpression, file: string): Broken[] {
  const [name, args] = [nameOf(node), [...node.arguments]];
  const isMethod = ts.isPropertyAccessExpression(node.expression);
  if ((name === "and" && !isMethod) || (name === "where" && isMethod && args.length === 1))
    return args.filter((each) => !ts.isSpreadElement(each)).map((each) => ({ kind: "and", node: each, broken: "undefined" }));
  if (ESCAPES.includes(name) && args[0]) return [{ kind: "escape", node, broken: `String(${args[0].getText()})` }];
  if (file.endsWith(".policy.ts") && (name === "allOf" || name === "anyOf") && args.length > 1)
    return args.map((each, i) => ({ kind: "policy", node: each, broken: args.at(i - 1)?.getText() ?? "" }));
  if (file.endsWith(".policy.ts") && name === "hasRole" && args[0]?.getText() !== '"user"')
    return [{ kind: "policy", node, broken: 'hasRole("user")' }];
  if (!file.endsWith(".schemas.ts") || !/^(min|max)$/.test(name) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const on = node.expression.expression.getText();
  return on === "Math" ? [] : [{ kind: "schema", node, broken: on }];
}

/** A limit that lets more through: a number by one, what is reckoned (a duration) doubled. */
function ofLimit(node: ts.Expression, name: string): Broken[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? ofLimit(each.initializer, each.name.getText()) : []));
  const text = node.getText();
  if (ts.isNumericLiteral(node)) return [{ kind: "limit", node, broken: `${text} ${/^MIN/.test(name) ? "-" : "+"} 1` }];
  return ts.isBinaryExpression(node) ? [{ kind: "limit", node, broken: `2 * (${text})` }] : [];
}

function brokenAt(node: ts.Node, file: string): Broken[] {
  if (ts.isIfStatement(node) && isExit(node.thenStatement)) return [{ kind: "if", node: node.expression, broken: "false" }];
  if (ts.isCallExpression(node)) return ofCall(node, file);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith("sql"))
    return brokenSql(node.getText()).map(({ kind, text }) => ({ kind, node, broken: text }));
  if (ts.isVariableDeclaration(node) && node.initializer && file.endsWith(".limits.ts"))
    return ofLimit(node.initializer, node.name.getText());
  const answered = ts.isReturnStatement(node)
    ? node.expression
    : ts.isArrowFunction(node) && !ts.isBlock(node.body)
      ? node.body
      : undefined;
  if (answered && operands(answered).length > 0) return operands(answered).map((each) => ({ kind: "policy", node: each, broken: "true" }));
  if (!ts.isBinaryExpression(node) || ts.isForStatement(node.parent)) return [];
  const flipped = FLIPPED.get(node.operatorToken.kind);
  return flipped ? [{ kind: "bound", node, broken: `${node.left.getText()} ${flipped} ${node.right.getText()}` }] : [];
}

const isInFunction = (node: ts.Node): boolean => Boolean(node.parent && (ts.isFunctionLike(node.parent) || isInFunction(node.parent)));

/** Every way in which a guard of this module can be broken. */
export function guardsOf(file: string, text: string): Guard[] {
  if (!GUARDING.test(file) || NOT_GUARDING.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const guards: Guard[] = [];
  const visit = (node: ts.Node): void => {
    for (const { kind, node: at, broken } of brokenAt(node, file)) {
      const start = at.getStart();
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      guards.push({ kind, file, line, start, end: at.end, original: at.getText(), broken, isStatic: !isInFunction(at) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return guards;
}
