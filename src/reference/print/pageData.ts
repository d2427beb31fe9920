import type {
  ApiView,
  BodyView,
  CodeView,
  FieldView,
  OperationView,
  ParameterSectionView,
  Prose,
  RequestBodyView,
  RequestCodeView,
  ResponseView,
  RunLink,
  VariantView,
} from '../view/types.ts';

/** A part of a page's data, or its key in the shared data if many pages have it. */
export type Shared<T> = T | string;

export type FieldData = Omit<FieldView, 'properties' | 'variants'> & {
  properties?: Shared<FieldData>[];
  variants?: VariantData[];
};

export type VariantData = Omit<VariantView, 'schema'> & { schema: Shared<FieldData> };

export type BodyData = Omit<BodyView, 'schema'> & { schema?: Shared<FieldData> };

export type ResponseData = Omit<ResponseView, 'bodies' | 'headers'> & {
  bodies?: BodyData[];
  headers?: Shared<FieldData>[];
};

export type SectionData = Omit<ParameterSectionView, 'fields'> & { fields: Shared<FieldData>[] };

export interface SecurityData {
  title?: string;
  fields: Shared<FieldData>[];
}

export type RequestBodyData = Omit<RequestBodyView, 'bodies'> & { bodies: BodyData[] };

export interface SampleData {
  title: string;
  description?: Prose;
  /** Path and query of the request. Replaces the placeholder in the code. */
  address: string;
  /** The request in code, with placeholders; absent when it is the same as that of the first sample. */
  codes?: Shared<RequestCodeView[]>;
  response?: CodeView;
}

export interface OperationPageData extends Pick<
  OperationView,
  'title' | 'method' | 'server' | 'path' | 'deprecated' | 'description'
> {
  /** Locales with data of their own, separated by spaces. */
  locales?: string;
  samples: SampleData[];
  /** The response's TypeScript type: short, for code samples, and its declaration. */
  type?: CodeView;
  declaration?: CodeView;
  security?: SecurityData[];
  sections?: SectionData[];
  body?: RequestBodyData;
  responses: Shared<ResponseData>[];
  related?: OperationView['related'];
}

/** Data that many pages share, by key. */
export type SharedData = Record<string, SharedValue>;
export type SharedValue = FieldData | ResponseData | SectionData | RequestCodeView[] | RunLink;

/** Key of `runLink` in the shared data. No other part has this key: the others are anchors, which have no colon. */
export const RUN_KEY = ':run';

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
  schemes: FieldData[];
  downloads: { label: string; file: string; size: string; purpose: string }[];
  twins: Prose;
  groups: { label: string; count: number; anchor: string }[];
  /** Descriptions of groups that say more than fits on a card. */
  groupTexts?: { label: string; anchor: string; text: Prose }[];
}
