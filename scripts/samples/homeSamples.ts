import { isSeq, parseDocument } from 'yaml';
import type { ApiResponse } from 'fakewright-engine';

const KEY_PATH = ['info', 'x-home'];

/** Keys of `x-home` that list requests with their recorded responses. */
const LISTS = ['featured', 'repeats', 'formats'];

/** A request to an operation, and the recorded body of its response. */
interface RecordedSample<Request> {
  operation: string;
  'x-request': Request;
  value?: unknown;
}

/**
 * Records the responses that the landing page shows.
 *
 * @param text The root file of the OpenAPI document in YAML.
 * @param ask Returns the API's response to a request of the operation with a name.
 * @returns The updated text, or the same text if all responses are up to date.
 * @throws Error that names the operation of a rejected request.
 */
export async function recordHomeSamples<Request>(
  text: string,
  ask: (operation: string, request: Request) => Promise<ApiResponse>,
): Promise<string> {
  const document = parseDocument(text, { compat: 'yaml-1.1' });
  let isChanged = false;
  for (const list of LISTS) {
    const path = [...KEY_PATH, list];
    const node = document.getIn(path);
    const samples = isSeq(node) ? (node.toJS(document) as RecordedSample<Request>[]) : [];
    for (const [index, { operation, 'x-request': request, value }] of samples.entries()) {
      const { status, body } = await ask(operation, request);
      if (status !== 200) throw new Error(`${path.join(' > ')} > ${operation}: ${body}`);
      if (JSON.stringify(value) === body) continue;
      const recorded = document.createNode(JSON.parse(body), { aliasDuplicateObjects: false });
      document.setIn([...path, index, 'value'], recorded);
      isChanged = true;
    }
  }
  return isChanged ? document.toString({ lineWidth: 0, flowCollectionPadding: false }) : text;
}
