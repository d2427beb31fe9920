import pick from 'lodash/pick.js';
import { RECORD_FIELD_LABEL } from '../model/headingsAndLabels.ts';
import { SourceCache } from '../memoize.ts';
import type { Api, Operation, ApiTag } from '../read/api.ts';
import { renderRequestCodes } from '../../samples/requestCode.ts';
import { INTRODUCTION_PATH, operationPath, RECORD_PATH } from '../../site/urls.ts';
import { createSpecContext } from './components.ts';
import type { SpecContext } from './fields.ts';
import { createPlainRequest } from './requests.ts';
import { createOperationView } from './operation.ts';
import { firstParagraph } from '../read/leadSentence.ts';
import { listLabel } from '../read/labels.ts';
import { findSuccessor } from '../read/notices.ts';
import { createRelatedFinder } from './related.ts';
import { anchorName } from '../model/anchor.ts';
import { createScheme } from './security.ts';
import type { ApiView, TagView, OperationView } from '../model/types.ts';

type ViewContext = SpecContext & Pick<ApiView, 'plain' | 'common'>;

/** Cache of operation views, keyed by slug, with the components that they refer to. It is cleared when shared data changes. */
const shared = new SourceCache<{ context: ViewContext; views: SourceCache<OperationView> }>();

/** Creates the page model of an API for pages, Markdown versions, downloads, catalogue and search. */
export function createApiView(api: Api): ApiView {
  const findRelated = createRelatedFinder(api);
  const { spec } = api;
  const plain = createPlainRequest(api);
  const { context, views } = shared.get('', [spec.components, plain, api.common], () => ({
    context: { ...createSpecContext(spec), plain, common: api.common },
    views: new SourceCache(),
  }));
  const viewOf = (operation: Operation): OperationView => {
    const related = findRelated(operation).map((each) => ({
      slug: each.operationId,
      label: listLabel(each),
    }));
    const use = findSuccessor(operation, api.operations);
    const create = () => createOperationView(context, operation, { related, use });
    return views.get(operation.operationId, [operation, related, use], create);
  };
  const createTag = ({ name, label, operations, description }: ApiTag): TagView => ({
    name,
    label,
    anchor: anchorName(name),
    markdown: description,
    summary: firstParagraph(description),
    operations: operations.map(viewOf),
  });
  const tags = api.tags.map(createTag);
  const operations = tags.flatMap((each) => each.operations);
  const record = operations.find(({ path }) => path === RECORD_PATH);
  return {
    ...pick(api, 'title', 'summary', 'version', 'server', 'common'),
    markdown: api.description,
    schemes: Object.fromEntries(api.securitySchemes.map((each) => [each.key, createScheme(each)])),
    links: {
      run: { label: 'Run it on your machine', to: `${INTRODUCTION_PATH}#run-it-on-your-machine` },
      key: { label: 'Authenticate', to: `${INTRODUCTION_PATH}#authenticate` },
      errors: { label: 'Handle errors', to: `${INTRODUCTION_PATH}#handle-errors` },
      record: record && { label: RECORD_FIELD_LABEL, to: operationPath(record.slug) },
    },
    components: context.components,
    plain,
    codes: renderRequestCodes(plain),
    home: spec.info['x-home'] ?? {
      lifted: [],
      typical: [],
      featured: [],
      repeats: [],
      formats: [],
    },
    tags,
    operations,
  };
}
