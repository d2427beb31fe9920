import { defineConfig } from 'vitest/config';

/** The tests that a mutation run counts on: those of the view and of the engine, none that starts a process. */
export default defineConfig({
  test: {
    include: [
      'tests/unit/{any-description,bodies,body-examples,code-samples*,describe}.test.ts',
      'tests/unit/{downloads-foreign,engine-rules,fields,fuzz,mock-server-text}.test.ts',
      'tests/unit/{parameter-*,postman,prose-*,repair-links,request-*,resolve}.test.ts',
      'tests/unit/{response-types,sample-*,security,seed-samples,servers,share,shapes}.test.ts',
      'tests/unit/{tables,tree*,twin-text,twins-awkward,written-twin,xml}.test.ts',
      'tests/spec/{engine-answers,view,parameters,samples}.test.ts',
      'tests/spec/domain-{animal,custom,custom-input,date,location-coordinates,number,string}.test.ts',
    ],
    isolate: false,
    testTimeout: 60_000,
  },
});
