// Change: adds the components of generated pages, and the code blocks of guides and posts.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import { OperationPage } from '@site/src/components/Operation';

export default { ...MDXComponents, CodeBlock, OperationPage };
