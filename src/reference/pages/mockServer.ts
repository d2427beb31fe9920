import { OPENAPI_YAML_FILE } from '../print/downloads/files.ts';
import type { Api, Operation } from '../read/model.ts';
import { createCodeSamples } from '../view/requests/codeSamples.ts';
import { readMainSamples } from '../view/examples.ts';
import type { Sample } from '../view/examples.ts';
import { siteUrl } from '../site.ts';
import type { SiteAddress } from '../site.ts';
import { blocks } from './jsx.ts';
import { sampleRequest } from './samplesPage.ts';

/** Where Prism listens unless it is told otherwise. */
export const MOCK_ORIGIN = 'http://127.0.0.1:4010';

/** A response that is longer would fill the page. */
const LONGEST_RESPONSE = 2000;

/** Writes code as a fence of the page's own kind of Markdown. */
type Fence = (language: string, code: string) => string;

/** The first operation that has a short sample, with its samples. */
function findExample({ operations, source }: Api): [Operation, Sample[]] | undefined {
  for (const operation of operations) {
    const samples = readMainSamples(source, operation);
    const [first] = samples;
    if (operation.method !== 'EVENT' && first && first.text.length <= LONGEST_RESPONSE) {
      return [operation, samples];
    }
  }
  return undefined;
}

/** Examples of the header that chooses an answer, from what the operation documents. */
function describeChoice({ responses }: Operation, [, second]: Sample[]): string {
  const error = responses.findLast(({ status }) => /^4\d\d$/.test(status));
  const choices = [
    second && /^[\w-]+$/.test(second.key) && `\`Prefer: example=${second.key}\` for another sample`,
    error && `\`Prefer: code=${error.status}\` for another status`,
  ].filter(Boolean);
  return choices.length > 0 ? `- **Choose an answer** with a header: ${choices.join(', ')}.` : '';
}

/**
 * How to run the API on one's own machine, as Markdown that is safe in MDX, too. What it says of the
 * mock server was seen with Prism 5.14; `mock-server.test.ts` proves it.
 *
 * @returns Nothing when no operation has a sample to show.
 */
export function describeMockServer(api: Api, site: SiteAddress, fence: Fence): string {
  const [operation, samples] = findExample(api) ?? [];
  const [sample] = samples ?? [];
  if (!operation || !samples || !sample) return '';
  const request = sampleRequest(api.source, operation, sample);
  const local = { ...operation, server: MOCK_ORIGIN };
  const [curl] = createCodeSamples(local, request, { languageCount: 1 }).samples;
  return blocks(
    '## Mock server',
    'The description holds a sample of every answer, so it can stand in for the API on your own machine, with no subscription and no limit. [Prism](https://github.com/stoplightio/prism) does it with one command, given Node.js:',
    fence('bash', `npx @stoplight/prism-cli mock ${siteUrl(site, OPENAPI_YAML_FILE)}`),
    `It listens at \`${MOCK_ORIGIN}\`. Send requests there in the place of the API${api.securitySchemes.length > 0 ? '; any text will do as a key' : ''}:`,
    curl && fence('bash', curl.code),
    fence(sample.language, sample.text),
    'The requests and the shape of the answers are those of the API. What is behind them is not:',
    [
      '- **Values are the documented samples**, always the first one, whatever the parameters say. So it shows that your program reads an answer, not that a parameter has an effect.',
      describeChoice(operation, samples),
      '- **A request that breaks the description** is answered with the sample of the error, whose text may speak of another parameter than yours. Unknown query parameters are ignored.',
      '- **Headers hold their examples** and never change.',
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
