/** `npm run api`: makes the pages of the reference anew. `OPENAPI_SPEC` names another description. */
import { DescriptionError } from '../src/api/description/fault.ts';
import { generate } from '../src/api/generate.ts';
import { OWN_DESCRIPTION, OWN_RULES, PAGES_FOLDER } from '../src/api/paths.ts';
import { writePages } from '../src/plugins/writePages.ts';
import { siteAddress } from '../src/product.ts';

const other = process.env.OPENAPI_SPEC;
const start = performance.now();

try {
  const api = await generate({
    file: other ?? OWN_DESCRIPTION,
    projectRules: other === undefined ? OWN_RULES : undefined,
    siteDir: process.cwd(),
    site: siteAddress,
    writePages,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const operations = api.operations.length;
  console.log(
    `${api.title}: ${operations} operations, ${operations + 1} pages in ${PAGES_FOLDER} (${seconds} s)`,
  );
} catch (error) {
  const lines = error instanceof DescriptionError ? error.message : String(error);
  console.error(`${lines}\nThe pages in ${PAGES_FOLDER} are those of before.`);
  process.exitCode = 1;
}
