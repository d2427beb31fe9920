import countBy from 'lodash/countBy.js';
import type { Api, Operation } from '../read/api.ts';
import { shortLabel } from '../read/labels.ts';
import { operationPath } from '../../site/urls.ts';

/** Maximum number of related operations on a page. */
const RELATED_COUNT = 6;

const LINK = new RegExp(`${operationPath('')}([\\w-]+)`, 'g');

/**
 * Collects search terms for related operations: the operation's slug, linked operations, and words in its names.
 */
function findSubjects(operation: Operation): Set<string> {
  const { operationId: slug, summary, description = '', ...rest } = operation;
  const {
    tags: [tag],
    'x-aliases': aliases = [],
    'x-search-words': searchWords = [],
  } = rest;
  const words =
    [shortLabel(summary), ...aliases, ...searchWords]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d]{2,}/gu) ?? [];
  const linked = [...description.matchAll(LINK)].map(([, target = '']) => target);
  return new Set([slug, ...linked, ...words.map((word) => `${tag} ${word.replace(/s$/, '')}`)]);
}

/**
 * Finds the operations that share most terms with a given operation. Rare terms have more weight. If too few operations
 * share a term, the next operations of the same tag follow.
 */
export function createRelatedFinder({ operations }: Api): (operation: Operation) => Operation[] {
  const subjects = new Map(operations.map((each) => [each, findSubjects(each)]));
  const about = (operation: Operation) => subjects.get(operation) ?? new Set<string>();
  const counts = countBy(operations.flatMap((each) => [...about(each)]));
  return (operation) => {
    const own = operations.indexOf(operation);
    const ownSubjects = [...about(operation)];
    const others = [...operations.slice(own + 1), ...operations.slice(0, own)];
    const score = (other: Operation): number => {
      const shared = ownSubjects.filter((subject) => about(other).has(subject));
      return shared.reduce(
        (sum, subject) => sum + 1 / Math.log2(1 + (counts[subject] ?? 1)),
        other.tags[0] === operation.tags[0] ? Number.EPSILON : 0,
      );
    };
    return others
      .map((other) => ({ other, score: score(other) }))
      .filter((each) => each.score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, RELATED_COUNT)
      .map(({ other }) => other);
  };
}
