/** What explorer and template editor show besides what they compute. */
import isEmpty from 'lodash/isEmpty.js';
import mapValues from 'lodash/mapValues.js';
import type { Api, Operation } from '../read/model.ts';
import { TEMPLATE_PATH } from '../site.ts';
import { createCodeRequest, neededArguments } from './requests/codeSamples.ts';

/** A generator that the explorer offers, with the texts of its required parameters by name if it has any. */
function toGenerator(operation: Operation) {
  const { slug, label, path, aliases, searchWords } = operation;
  const required = mapValues(neededArguments(operation), (value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  return {
    ...{ slug, label, path, aliases: [...aliases, ...searchWords] },
    ...(!isEmpty(required) && { required }),
  };
}

/**
 * The data of the explorer and the template editor, beside the engine's table.
 *
 * @throws Error when the API lacks the operation of templates.
 */
export function createExplorerData({ groups, operations }: Api) {
  const template = operations.find(({ path }) => path === TEMPLATE_PATH);
  if (!template) throw new Error('The description has no templates.');
  return {
    groups: groups.map(({ label, operations: all }) => ({
      label,
      generators: all.map(toGenerator),
    })),
    /** What the code of every request is written from, with a placeholder for its address and without a body. */
    template: createCodeRequest(template, {}).request,
  };
}

export type ExplorerData = ReturnType<typeof createExplorerData>;
export type ExplorerGroup = ExplorerData['groups'][number];
export type ExplorerGenerator = ReturnType<typeof toGenerator>;
