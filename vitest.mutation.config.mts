import { defineConfig } from 'vitest/config';

/** The tests that a mutation run counts on: those of the view and of the engine, none that starts a process. */
export default defineConfig({
  test: {
    include: [
      'tests/unit/{code-samples*,describe,engine-rules,fields,fuzz,postman,prose-*}.test.ts',
      'tests/unit/{request-*,resolve,response-types,share,shapes}.test.ts',
      'tests/unit/{tables,tree*,twin-text,twins-awkward}.test.ts',
      'tests/spec/{engine-answers,view,parameters,samples}.test.ts',
      'tests/spec/domain-{animal,custom,custom-input,date,location-coordinates,number,string}.test.ts',
    ],
    isolate: false,
    testTimeout: 60_000,
  },
});
