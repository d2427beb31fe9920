/** Projects, each with the goal of a sprint. */
export const PROJECTS = [
  { key: 'ATLAS', name: 'Atlas maps', goal: 'Walkers can save a route and take it offline' },
  { key: 'LEDG', name: 'Ledger', goal: 'Invoices in two currencies close without rounding errors' },
  { key: 'FERRY', name: 'Ferry timetable', goal: 'Passengers see a delay within a minute' },
  { key: 'MOSS', name: 'Moss shop', goal: 'Guests can pay without an account' },
];

/** Titles of issues by their kind. */
export const ISSUES = {
  story: [
    'Save a favourite from the list',
    'Show prices in the visitor’s currency',
    'Sign in with a passkey',
    'Filter by date and place',
    'Share a link that opens the same view',
    'Export the table as a file',
    'Undo the last change',
    'Remember the chosen language',
    'Compare two plans side by side',
    'Pause notifications for a day',
  ],
  bug: [
    'Dates jump a day west of Greenwich',
    'Spinner stays after an error',
    'Keyboard focus is lost in the dialogue',
    'Totals differ by a cent',
    'Search finds deleted entries',
    'Images stretch on narrow screens',
    'Session ends while typing',
    'Duplicate mail after a retry',
    'Wrong plural for zero results',
    'Back button skips a step',
  ],
  task: [
    'Upgrade the database driver',
    'Delete the feature flag of last year',
    'Write the runbook for restores',
    'Measure the slowest five queries',
    'Rotate the signing keys',
    'Move images to the new bucket',
    'Add alerts for the job queue',
    'Describe the webhook format',
    'Trim the test data',
    'Review access rights',
  ],
};
