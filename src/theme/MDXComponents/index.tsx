// Change: adds the components that generated pages use.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import { ApiFacts, GroupCard, GroupCards } from '@site/src/components/ApiInfo';
import {
  Body,
  Example,
  Header,
  Headers,
  Parameter,
  Properties,
  Property,
  Variant,
} from '@site/src/components/Field';
import {
  Endpoint,
  Operation,
  OperationIntro,
  OperationReference,
  OperationSamples,
  Related,
  Response,
} from '@site/src/components/Operation';
import {
  CodeTab,
  CodeTabs,
  Sample,
  SampleRequest,
  SampleResponse,
} from '@site/src/components/Samples';

export default {
  ...MDXComponents,
  ApiFacts,
  Body,
  CodeBlock,
  CodeTab,
  CodeTabs,
  Endpoint,
  Example,
  GroupCard,
  GroupCards,
  Header,
  Headers,
  Operation,
  OperationIntro,
  OperationReference,
  OperationSamples,
  Parameter,
  Properties,
  Property,
  Related,
  Response,
  Sample,
  SampleRequest,
  SampleResponse,
  Variant,
};
