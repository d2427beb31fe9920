import { slug as slugOf } from 'github-slugger';
import pick from 'lodash/pick.js';
import { RECORD_LABEL } from './labels.ts';
import { Memory } from '../cached.ts';
import type { Api, Operation, OperationGroup } from '../read/model.ts';
import { operationPath, RECORD_PATH } from '../site.ts';
import { createContext } from './components.ts';
import { createPlainRequest } from './requests/codeSamples.ts';
import { createCodes } from './samples.ts';
import { createOperationView } from './operation.ts';
import type { OperationFacts } from './operation.ts';
import { arrange, closeSections } from './introduction.ts';
import { createProse, firstParagraph, HeadingIds, sectionHeading } from './prose.ts';
import { createRelated } from './related.ts';
import { anchorName } from './schema/anchor.ts';
import { createScheme } from './security.ts';
import type { ApiView, GroupView, OperationView, SectionLink } from './types.ts';

export interface ViewOptions {
  /** How to run the API on one's own machine, as Markdown. */
  guide: string;
  factsOf: (operation: Operation) => OperationFacts;
}

/** Views of operations by slug; all are made anew when a shared part of the description changes. */
const views = new Memory<Memory<OperationView>>();

/** Creates the view of an API: the data that pages, Markdown twins, downloads, catalogue and search print. */
export function createView(api: Api, { guide, factsOf }: ViewOptions): ApiView {
  const findRelated = createRelated(api);
  const { source } = api;
  const plain = createPlainRequest(api);
  const context = { ...createContext(source), plain };
  const known = views.get('', source.components, () => new Memory());
  const viewOf = (operation: Operation): OperationView => {
    const facts = {
      ...factsOf(operation),
      related: findRelated(operation).map(({ slug, label }) => ({ slug, label })),
    };
    const create = () => createOperationView(context, operation, facts);
    return known.get(operation.slug, [operation, facts], create);
  };
  const group = ({ name, label, operations, description }: OperationGroup): GroupView => ({
    name,
    label,
    anchor: anchorName(name),
    markdown: description,
    summary: firstParagraph(description),
    operations: operations.map(viewOf),
  });
  const groups = api.groups.map(group);
  const { title, summary, description, slug } = api;
  // In document order, because duplicate ids get a number.
  const ids = new HeadingIds();
  const firstHeading = sectionHeading(description);
  const prose = (text: string) => closeSections(createProse(text, { firstHeading, ids }));
  const [beginning, middle, end] = arrange(description, guide);
  const start = prose(beginning);
  const authorization = ids.claim('Authorization');
  const main = prose(middle);
  const downloads = ids.claim('Downloads');
  const texts = { start, main, end: prose(end) };
  const page = operationPath(slug);
  const linkTo = (label: string): SectionLink => ({ label, to: `${page}#${slugOf(label)}` });
  const operations = groups.flatMap((each) => each.operations);
  const record = operations.find(({ path }) => path === RECORD_PATH);
  return {
    ...pick(api, 'title', 'summary', 'version', 'slug', 'server'),
    excerpt: summary || firstParagraph(description) || title,
    markdown: description,
    texts,
    schemes: api.securitySchemes.map(createScheme),
    links: {
      run: linkTo('Run it on your machine'),
      key: linkTo('Authenticate'),
      errors: linkTo('Handle errors'),
      record: record && { label: RECORD_LABEL, to: operationPath(record.slug) },
    },
    headings: {
      Authorization: authorization,
      Downloads: downloads,
      Generators: ids.claim('Generators'),
    },
    components: context.components,
    codes: createCodes(plain),
    home: source.info['x-home'] ?? { featured: [], shapes: [] },
    groups,
    operations,
  };
}
