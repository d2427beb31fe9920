import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';
import { withinLength } from '../withinLength.ts';

/** The English job types by how many people they tell what to do. */
const LEADING = [
  'Administrator',
  'Coordinator',
  'Director',
  'Executive',
  'Manager',
  'Officer',
  'Supervisor',
];

/** Levels from the bottom to the top of the two ladders that companies promote people on. */
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
} as const;
const TRACKS = ['expert', 'management'] as const;

function createJobTitle(faker: Faker, request: RequestArguments): string {
  const pattern = faker.helpers.arrayElement(faker.definitions.person.job_title_pattern);
  const withDescriptor = request.boolean('descriptor');
  const template = withDescriptor
    ? pattern
    : pattern.replace(/ ?\{\{person\.jobDescriptor\}\} ?/, '');
  return faker.helpers.fake(template);
}

function createJobArea(faker: Faker, request: RequestArguments): string {
  return faker.helpers.arrayElement(
    withinLength(faker.definitions.person.job_area, lengthsOf(request)),
  );
}

function createJobType(faker: Faker, request: RequestArguments): string {
  const leading = request.optional.boolean('leading');
  if (leading === undefined) return faker.person.jobType();
  const types = faker.definitions.person.job_type;
  return faker.helpers.arrayElement(types.filter((type) => LEADING.includes(type) === leading));
}

function createSeniorityLevel(faker: Faker, request: RequestArguments) {
  const track = request.optional.oneOf('track', TRACKS) ?? faker.helpers.arrayElement(TRACKS);
  const ladder = LADDERS[track];
  const rank = faker.number.int({ min: 1, max: ladder.length });
  return { track, rank, level: ladder[rank - 1] ?? '' };
}

export const job: TagGenerators = {
  'job-title': createJobTitle,
  'job-area': createJobArea,
  'job-type': createJobType,
  'seniority-level': createSeniorityLevel,
};

function lengthsOf({ optional }: RequestArguments) {
  return { minLength: optional.number('minLength'), maxLength: optional.number('maxLength') };
}
