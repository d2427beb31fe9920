import type { Config, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isReference } from '../read/resolve.ts';
import { survivesJson } from '../json.ts';
import type { Memory } from '../memory.ts';

/** The linter's rules that take longest: they compile a schema for each example. */
const RULES = ['no-invalid-media-type-examples', 'no-invalid-parameter-examples'];

/** Looks at a node after all that is in it. */
type Leave = (node: unknown, context: UserContext, ...rest: unknown[]) => void;

/** What a rule does at which nodes: its functions, by the nodes that enclose them. */
interface Visitor {
  [name: string]: Visitor | Leave;
}

/** Keywords by which a schema depends on more than the references in it. */
const FAR_REACHING = /"(?:\$(?:id|anchor|dynamicAnchor|dynamicRef|recursiveRef)|discriminator)":/;

/**
 * A node, and what the references in it lead to, and those in that, as one text.
 *
 * @returns Nothing when that is not all that the node depends on, or JSON cannot say it.
 */
function closureOf(root: unknown, { location, resolve }: UserContext): string | undefined {
  const parts: [node: unknown, leadsTo: number[]][] = [];
  const known = new Map<unknown, number>();
  let isWhole = true;
  const add = (node: unknown, file: string): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const index = known.size;
    known.set(node, index);
    isWhole &&= survivesJson(node);
    if (isWhole) parts[index] = [node, follow(node, file)];
    return index;
  };
  const follow = (node: unknown, file: string): number[] => {
    if (typeof node !== 'object' || node === null) return [];
    const inner = Object.values(node).flatMap((value) => follow(value, file));
    if (!isReference(node)) return inner;
    const { location: target, node: found, chain } = resolve(node, file);
    isWhole &&= target !== undefined && !chain?.length;
    return target === undefined ? inner : [...inner, add(found, target.source.absoluteRef)];
  };
  add(root, location.source.absoluteRef);
  const text = isWhole ? JSON.stringify(parts) : undefined;
  return text === undefined || FAR_REACHING.test(text) ? undefined : text;
}

/** Looks at a node, and says whether there was nothing to report. */
function isPassed(leave: Leave, node: unknown, context: UserContext, rest: unknown[]): boolean {
  let isFine = true;
  const report: UserContext['report'] = (problem) => {
    isFine = false;
    context.report(problem);
  };
  leave(node, { ...context, report }, ...rest);
  return isFine;
}

/** Checks what no former run has found to be fine. */
function rememberPassed(leave: Leave, memory: Memory, way: unknown[]): Leave {
  return (node, context, ...rest) => {
    const { specVersion } = context;
    // In older versions, each property of the name `id` could change what references mean.
    const closure = specVersion === 'oas3_0' ? undefined : closureOf(node, context);
    let isChecked = closure === undefined;
    const check = () => {
      isChecked = true;
      return isPassed(leave, node, context, rest);
    };
    const source = () => [way, specVersion, closure];
    const isFine = isChecked ? check() : memory.recall('passed examples', source, check);
    if (!isFine && !isChecked) check();
  };
}

function rememberVisitor(visitor: Visitor, memory: Memory, way: unknown[]): Visitor {
  const parts = Object.entries(visitor).map(([name, part]): [string, Visitor | Leave] => {
    if (typeof part === 'object') return [name, rememberVisitor(part, memory, [...way, name])];
    return [name, name === 'leave' ? rememberPassed(part, memory, way) : part];
  });
  return Object.fromEntries<Visitor | Leave>(parts);
}

/**
 * Has the linter check only those examples of bodies and parameters that no former run has found to be as
 * their schema says. Whatever was at fault is checked again.
 */
export function rememberExamples(config: Config, memory: Memory): void {
  const remember =
    (name: string, rule: Oas3Rule): Oas3Rule =>
    (options) =>
      rememberVisitor(rule(options) as Visitor, memory, [name, options]) as ReturnType<Oas3Rule>;
  config.plugins = config.plugins.map((plugin) => {
    const known = plugin.rules?.oas3 ?? {};
    const found = Object.entries(known).filter(([name]) => RULES.includes(name));
    const oas3 = {
      ...known,
      ...Object.fromEntries(found.map(([name, rule]) => [name, remember(name, rule)])),
    };
    return { ...plugin, rules: { ...plugin.rules, oas3 } };
  });
}
