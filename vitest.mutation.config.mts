import { defineConfig } from 'vitest/config';

/** The tests that a mutation run counts on: those of the view and of the engine, none that starts a process. */
export default defineConfig({
  test: {
    include: [
      'tests/unit/{codeSamples,describe,rules,fields,controls,postman}.test.ts',
      'tests/unit/{prose,request,check,resolve,responseTypes,security}.test.ts',
      'tests/unit/{share,tables,tree,anchor,markdown,writtenTwin}.test.ts',
      'tests/description/{view,samples}.test.ts',
      'tests/engine/{engine-answers,parameters}.test.ts',
      'tests/engine/domain-{animal,custom,custom-input,date,location-coordinates,number,string}.test.ts',
    ],
    isolate: false,
    testTimeout: 60_000,
  },
});
