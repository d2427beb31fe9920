import type {
  ApiView,
  CodeView,
  FieldView,
  OperationView,
  PageLinks,
  Prose,
  Refusal,
  RequestCodeView,
} from '../view/types.ts';

/**
 * The data of pages. What many pages have in common is in one file that all load: see share.ts, and
 * src/components/shared.ts, which puts it back.
 */

export interface SampleData {
  title: string;
  description?: Prose;
  /** Path and query of the request. Replaces the placeholder in the code. */
  address: string;
  /** The request in code, with placeholders; absent when it is the same as that of the first sample. */
  codes?: RequestCodeView[];
  response: CodeView;
  text?: CodeView;
}

/** A key or token that requests need. */
export interface KeyData {
  words: string;
  name: string;
  anchor: string;
}

export interface OperationPageData extends Pick<
  OperationView,
  'title' | 'method' | 'server' | 'path' | 'deprecated' | 'lead' | 'details' | 'body' | 'responses'
> {
  /** Locales with data of their own, separated by spaces. */
  locales?: string;
  samples: SampleData[];
  /** The response's TypeScript type: short, for code samples, and its declaration. */
  type?: CodeView;
  declaration?: CodeView;
  /** A request that is refused with 400, and its error; the rest of the problem is in the shared data. */
  refusal?: Pick<Refusal, 'address' | 'error'>;
  security?: KeyData[];
  fieldParameters?: OperationView['fieldParameters'];
  sections?: OperationView['sections'];
  related?: OperationView['related'];
}

/** What stands in the place of a part that many pages have. */
export interface SharedPart {
  /** Its key in the shared data. */
  $: string;
}

export interface SharedData {
  links: PageLinks;
  /** What all refusals have in common. */
  problem?: Refusal['problem'];
  /** Parts of pages, by key. */
  parts: Record<string, unknown>;
}

/** An entry of Docusaurus' table of contents. */
export interface ContentsEntry {
  value: string;
  id: string;
  level: number;
}

export interface InfoPageData {
  summary: string;
  version: string;
  server: string;
  count: number;
  contents: ContentsEntry[];
  texts: ApiView['texts'];
  schemes: FieldView[];
  downloads: { label: string; file: string; size: string; purpose: string }[];
  twins: Prose;
  groups: { label: string; count: number; anchor: string }[];
}
