import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const files = readdirSync("application", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("-service.ts"))
  .map((file) => join("application", file));

/** Returns the public methods of a file's classes that only pass their own parameters to an object they hold. */
function forwardingMethods(file: string, text = readFileSync(file, "utf8")): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const members = source.statements.filter(ts.isClassDeclaration).flatMap(({ members: own }) => [...own]);
  return members.flatMap((member) => {
    const method = functionOf(member);
    return method && isPublic(member) && isForwarding(method) ? `${file}: ${member.name?.getText() ?? ""}` : [];
  });
}

type Method = ts.MethodDeclaration | ts.ArrowFunction | ts.FunctionExpression;

function functionOf(member: ts.ClassElement): Method | undefined {
  if (ts.isMethodDeclaration(member)) return member;
  const value = ts.isPropertyDeclaration(member) ? member.initializer : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

const isPublic = (member: ts.ClassElement): boolean =>
  !(ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected));

function isForwarding({ body, parameters }: Method): boolean {
  const call = body && onlyCall(body);
  if (!call || !ts.isPropertyAccessExpression(call.expression)) return false;
  // `this.port.find(…)` forwards to another object; `this.leave(…)` is the class's own method.
  const isOtherObject = /^this(\.\w+)+$/.test(call.expression.expression.getText());
  const passed = call.arguments.map((each) => each.getText());
  const names = parameters.map(({ name }) => name.getText());
  return isOtherObject && passed.length === names.length && passed.every((name, at) => name === names[at]);
}

/** Returns the call that is all that a function does; otherwise undefined. */
function onlyCall(body: ts.ConciseBody): ts.CallExpression | undefined {
  if (!ts.isBlock(body)) return callIn(body);
  const [statement, ...others] = body.statements;
  if (!statement || others.length > 0) return undefined;
  if (!ts.isReturnStatement(statement) && !ts.isExpressionStatement(statement)) return undefined;
  return statement.expression && callIn(statement.expression);
}

function callIn(expression: ts.Expression): ts.CallExpression | undefined {
  if (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression))
    return callIn(expression.expression);
  return ts.isCallExpression(expression) ? expression : undefined;
}

it("no public method of an application service only forwards to a port", () => {
  expect(files.length).toBeGreaterThan(8);
  expect(files.flatMap((file) => forwardingMethods(file))).toEqual([]);
});

it.each([
  'list: Port["list"] = (kind) => this.port.list(kind);',
  "list(kind: Kind) { return this.port.list(kind); }",
  "async list(kind: Kind) { return await this.dependencies.port.list(kind); }",
])("the check finds the forwarding method %s", (method) => {
  expect(forwardingMethods("a.ts", `class A { ${method} }`)).toEqual(["a.ts: list"]);
});

it.each([
  "list(kind: Kind) { return this.port.list(kind, this.state.user); }",
  "list(kind: Kind) { return this.sorted(kind); }",
  "private list(kind: Kind) { return this.port.list(kind); }",
  "list(kind: Kind) { if (kind) return this.port.list(kind); }",
])("the check accepts the method %s", (method) => {
  expect(forwardingMethods("a.ts", `class A { ${method} }`)).toEqual([]);
});
