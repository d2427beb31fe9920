/** Written by src/plugins/reference.ts during a build. Type checks do not need the files. */
declare module '@generated/reference/default/introduction.json' {
  import type { IntroductionData } from '@site/src/reference/render/introduction';

  const introduction: IntroductionData;
  export default introduction;
}

declare module '@generated/reference/default/catalogue.json' {
  import type { Catalogue } from '@site/src/reference/render/catalogue';

  const catalogue: Catalogue;
  export default catalogue;
}

declare module '@generated/reference/default/pathChanges.json' {
  import type { PathChanges } from '@site/src/reference/published/decisions';

  const pages: PathChanges['pages'];
  export default pages;
}

declare module '@generated/reference/default/homeData.json' {
  import type { HomeData } from '@site/src/reference/render/homeData';

  const homeData: HomeData;
  export default homeData;
}

declare module '@generated/reference/default/recorded.json' {
  import type { RecordedRequest } from '@site/src/reference/runtime/recordedRequest';

  const recorded: RecordedRequest;
  export default recorded;
}

declare module '@generated/reference/default/engine.json' {
  import type { EngineTable } from 'fakewright-engine';

  const table: EngineTable;
  export default table;
}

declare module '@generated/reference/default/locales' {
  import type { LocaleDefinition } from '@faker-js/faker';

  /** Functions that load faker's data of a locale, keyed by language tag. English is missing. */
  const locales: Readonly<Record<string, () => Promise<{ default: LocaleDefinition }>>>;
  export default locales;
}

declare module '@generated/reference/default/words' {
  /** Loads a module of faker's English data, such as `person`. */
  const words: Readonly<Record<string, () => Promise<{ default: object }>>>;
  export default words;
}

declare module '@generated/reference/default/descriptions' {
  /** Loads the descriptions of a tag's parameters, by API path and name. */
  const descriptions: Readonly<
    Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  >;
  export default descriptions;
}

/** Written by src/plugins/search.ts. */
declare module '@generated/search/default/search.json' {
  import type { SearchData } from '@site/src/search/entries';

  const data: SearchData;
  export default data;
}

declare module '@generated/reference/default/shared.json' {
  import type { SharedData } from '@site/src/reference/render/pages';

  const shared: SharedData;
  export default shared;
}
