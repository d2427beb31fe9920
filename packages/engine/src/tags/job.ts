import { defineTag } from '../tag.ts';
import { filterByLength } from '../filterByLength.ts';

/** English job types that manage other people. */
const LEADING = [
  'Administrator',
  'Coordinator',
  'Director',
  'Executive',
  'Manager',
  'Officer',
  'Supervisor',
];

/** Levels of the two career ladders, lowest first. */
const LADDERS = {
  expert: ['Intern', 'Junior', 'Mid-level', 'Senior', 'Staff', 'Principal', 'Distinguished'],
  management: [
    'Team Lead',
    'Manager',
    'Senior Manager',
    'Director',
    'Vice President',
    'Chief Officer',
  ],
};
const TRACKS = Object.keys(LADDERS) as (keyof typeof LADDERS)[];

export const job = defineTag('job', {
  'job-title': ({ descriptor }, { definitions }) => {
    const patterns = definitions.person.job_title_pattern.map((pattern) =>
      descriptor ? pattern : pattern.replace(/ ?\{\{person\.jobDescriptor\}\} ?/, ''),
    );
    return (faker) => faker.helpers.fake(patterns);
  },
  'job-area': (args, { definitions }) => filterByLength(definitions.person.job_area, args),
  'job-type': ({ leading }, { definitions }) =>
    definitions.person.job_type.filter(
      (type) => leading === undefined || LEADING.includes(type) === leading,
    ),
  'seniority-level': (args) => (faker) => {
    const track = args.track ?? faker.helpers.arrayElement(TRACKS);
    const ladder = LADDERS[track];
    const rank = faker.number.int({ min: 1, max: ladder.length });
    return { track, rank, level: ladder[rank - 1] };
  },
});
