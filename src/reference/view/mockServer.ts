import type { Api, Operation } from '../read/model.ts';
import { siteUrl } from '../site.ts';
import type { SiteAddress } from '../site.ts';
import { createCodeSamples } from './requests/codeSamples.ts';
import { fillPlaceholders } from './requests/placeholders.ts';
import type { OperationView, SampleView } from './types.ts';

/** Stoplight Prism's default address. */
export const MOCK_ORIGIN = 'http://127.0.0.1:4010';

/** The download that Prism reads. */
const DESCRIPTION_FILE = 'openapi.yaml';

/** Characters of the longest response to show. */
const LONGEST_RESPONSE = 2000;

function fence(language: string, code: string): string {
  // No tilde can begin a line in JSON or in the commands.
  return `~~~~${language}\n${code}\n~~~~`;
}

/** A list item on the `Prefer` header, with an example and a status of the operation; empty if it has neither. */
function describeChoice({ responses, samples: [, second] }: OperationView): string {
  const error = responses.findLast(({ status }) => /^4\d\d$/.test(status));
  const choices = [
    second && /^[\w-]+$/.test(second.key) && `\`Prefer: example=${second.key}\` for another sample`,
    error && `\`Prefer: code=${error.status}\` for another status`,
  ].filter(Boolean);
  return choices.length > 0 ? `- **Choose an answer** with a header: ${choices.join(', ')}.` : '';
}

function writeCurl(operation: Operation, { request }: SampleView): string {
  const local = { ...operation, server: MOCK_ORIGIN };
  const { address, samples } = createCodeSamples(local, request.arguments, { languageCount: 1 });
  return samples
    .map((sample) => fence(sample.language, fillPlaceholders(sample, { address })))
    .join('');
}

/**
 * Instructions for a mock server with Prism, which `mock-server.test.ts` verifies.
 *
 * @returns Markdown; undefined when no operation has a sample that is short enough to show.
 */
export function describeMockServer(
  api: Api,
  operations: readonly OperationView[],
  site: SiteAddress,
): string | undefined {
  const isShown = ({ method, samples: [first] }: OperationView) =>
    method !== 'EVENT' && first?.response && first.response.text.length <= LONGEST_RESPONSE;
  const view = operations.find(isShown);
  const operation = api.operations.find(({ slug }) => slug === view?.slug);
  const sample = view?.samples[0];
  if (!view || !operation || !sample?.response) return undefined;
  return [
    '## Mock server',
    'The description says what each answer looks like, so it can stand in for the API on your own machine, with no subscription and no limit. [Prism](https://github.com/stoplightio/prism) does it with one command, given Node.js:',
    fence('bash', `npx @stoplight/prism-cli mock ${siteUrl(site, DESCRIPTION_FILE)}`),
    `It listens at \`${MOCK_ORIGIN}\`. Send requests there in the place of the API${api.securitySchemes.length > 0 ? '; any text will do as a key' : ''}:`,
    writeCurl(operation, sample),
    fence(sample.response.language ?? '', sample.response.text),
    'The requests and the shape of the answers are those of the API. What is behind them is not:',
    [
      '- **Values are the documented samples**, always the first one, whatever the parameters say. So it shows that your program reads an answer, not that a parameter has an effect.',
      describeChoice(view),
      '- **A request that breaks the description** is answered with the sample of the error, whose text may speak of another parameter than yours. Unknown query parameters are ignored.',
      '- **Headers hold their examples** and never change.',
    ]
      .filter(Boolean)
      .join('\n'),
  ].join('\n\n');
}
