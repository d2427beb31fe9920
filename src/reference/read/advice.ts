/** How to fix a fault, by Redocly rule. Messages of this project's own rules say it themselves. */
export const ADVICE: Readonly<Record<string, string>> = {
  'no-unresolved-refs': 'Correct the $ref, or add the file or component that it names.',
  'path-parameters-defined':
    'Declare it under parameters with "in: path", or take it out of the path.',
  'path-declaration-must-exist': 'Put a name between the braces of the path.',
  'path-not-include-query': 'Take the question mark and what follows it out of the path.',
  'no-identical-paths': 'Give the two operations different paths or put them under one.',
  'operation-parameters-unique': 'Delete one of the two, or give it another name.',
  'no-duplicated-tag-names': 'Delete one of the two tags.',
  'no-undefined-server-variable': 'Declare it under variables of the server.',
  'spec-components-invalid-map-name': 'Use letters, digits, ".", "-" and "_" only.',
  'spec-ref-siblings': 'Take what stands beside the $ref away.',
  'spec-strict-refs': 'Write out what the $ref stands for.',
  'nullable-type-sibling': 'Write the type beside nullable.',
  'no-example-value-and-externalValue': 'Keep one of the two.',
  'pages/have-names': 'Give the operation a summary and an operationId.',
  'pages/have-responses': 'Describe at least one, if only "default".',
  'pages/have-security': 'Declare it under components.securitySchemes, or correct the name.',
  struct: 'Compare it with the specification: https://spec.openapis.org/oas/latest.html',
};
