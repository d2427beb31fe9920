import { defineConfig } from 'vitest/config';

/** The tests that a mutation run counts on: those of the view and of the engine, none that starts a process. */
export default defineConfig({
  test: {
    include: [
      'tests/unit/{any-description,code-samples*,describe,downloads-foreign,engine-rules}.test.ts',
      'tests/unit/{fields,fuzz,parameter-controls,postman,prose-*,repair-links}.test.ts',
      'tests/unit/{request-*,resolve,response-types,seed-samples,share,shapes}.test.ts',
      'tests/unit/{tables,tree*,twin-text,twins-awkward,written-twin}.test.ts',
      'tests/spec/{engine-answers,view,parameters,samples}.test.ts',
      'tests/spec/domain-{animal,custom,custom-input,date,location-coordinates,number,string}.test.ts',
    ],
    isolate: false,
    testTimeout: 60_000,
  },
});
