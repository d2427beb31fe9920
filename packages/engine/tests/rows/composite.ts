import type { Composite } from '../composite.ts';
import { areInOrder, minor, secondsBetween, sum } from '../measures.ts';
import type { Row } from '../values.ts';

/** Whether numbers rise, or stay the same. */
const areRising = (...values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? 0) <= value);

/** Whether amounts of money rise. Amounts that are absent are left out. */
const areDearer = (...amounts: readonly (string | undefined)[]): boolean =>
  areRising(...amounts.flatMap((amount) => (amount === undefined ? [] : [minor(amount)])));

const minutesOf = ({ programme }: Composite<'event'>, titles: RegExp): number[] =>
  programme
    .filter(({ title }) => titles.test(title))
    .map(({ start, end }) => secondsBetween(start, end) / 60);

/** Parts of a programme that are shorter than others on it. */
const SHORTER_PARTS: readonly (readonly [shorter: RegExp, longer: RegExp])[] = [
  [/opening act|appearance|greet|request|Encore|After-show/i, /^Main act$/],
  [/^Encore$|^Songs by request$/, /opening act/i],
  [/^Closing remarks$|^Questions and answers$/, /keynote|Panel|Case study|groups/],
  [/^Introduction$|^Questions$|^Review$/, /exercise|Demonstration/],
  [/^Introduction to|^Talk with the cast$|^Tour behind/, /^\w+ act$/],
  [/^Opening address$|^Questions to/, /tour|curator|hour$|Film|Drawing/],
];

const hasLongestMainParts = (event: Composite<'event'>): boolean =>
  SHORTER_PARTS.every(([shorter, longer]) =>
    minutesOf(event, shorter).every((minutes) =>
      minutesOf(event, longer).every((other) => minutes < other),
    ),
  );

const hasRisingTicketPrices = ({ sales }: Composite<'event'>): boolean =>
  areDearer(...sales.tickets.map(({ price }) => price)) &&
  sales.tickets.map(({ kind }) => kind).join() === 'reduced,standard,premium';

const hasTimesOfEventInOrder = (event: Composite<'event'>): boolean =>
  areInOrder(event.sales.openedAt, event.doorsOpen, event.start, event.end) &&
  areInOrder(event.previousStart, event.start);

const hasShorterWarmUp = ({ warmUpSeconds, totals }: Composite<'fitness-list'>): boolean =>
  warmUpSeconds < totals.durationSeconds - warmUpSeconds;

const hasShippingBelowGoods = (order: Composite<'order'>): boolean =>
  minor(order.shipping) < minor(order.subtotal) - minor(order.discount?.amount ?? '0');

const hasSumsOfOrderInOrder = (order: Composite<'order'>): boolean =>
  order.lines.every(({ unitPrice, total }) => areDearer(unitPrice, total, order.subtotal)) &&
  areDearer(order.discount?.amount, order.subtotal) &&
  areDearer(order.tax.amount, order.total);

const hasTimesOfOrderInOrder = ({ placedAt, history, parcel }: Composite<'order'>): boolean =>
  areInOrder(placedAt, ...history.map(({ at }) => at)) &&
  areInOrder(placedAt, parcel?.shippedAt, parcel?.deliveredAt);

const hasSumsOfDeliveryInOrder = (delivery: Composite<'food-delivery'>): boolean =>
  [delivery.deliveryFee, delivery.serviceFee, delivery.tip].every((fee) =>
    areDearer(fee, delivery.subtotal, delivery.total),
  );

const arrivesOnTime = ({ status, timeline, estimatedArrival }: Composite<'food-delivery'>) =>
  areInOrder(
    ...timeline.map(({ at }) => at),
    status === 'cancelled' ? undefined : estimatedArrival,
  );

const hasFareInOrder = ({ fare }: Composite<'ride'>): boolean =>
  fare === undefined ||
  (areDearer(fare.perMinute, fare.perKilometre, fare.base) &&
    areDearer(fare.tip, fare.subtotal, fare.total));

const hasTimesOfRideInOrder = (ride: Composite<'ride'>): boolean =>
  areInOrder(ride.requestedAt, ride.acceptedAt, ride.pickedUpAt, ride.droppedOffAt) &&
  areInOrder(ride.requestedAt, ride.cancellation?.at);

const departsBeforeItArrives = ({ departure, arrival }: Composite<'flight-details-record'>) =>
  areInOrder(departure.scheduled, departure.estimated, departure.actual, arrival.actual) &&
  areInOrder(departure.scheduled, arrival.scheduled, arrival.estimated);

const hasSeatsForAll = ({ seats }: Composite<'flight-details-record'>): boolean =>
  areRising(seats.free, seats.total) && areRising(seats.booked, seats.total);

const hasTimesOfVisitInOrder = (appointment: Composite<'doctor-appointment'>): boolean =>
  areInOrder(
    appointment.createdAt,
    appointment.cancellation?.at ?? appointment.reminder?.at,
    appointment.visit?.checkedInAt,
    appointment.start,
    appointment.visit?.finishedAt,
  ) && areInOrder(appointment.start, appointment.end);

const hasTimesOfTasksInOrder = ({ asOf, tasks }: Composite<'list-of-tasks'>): boolean =>
  tasks.every(
    ({ createdAt, startedAt, doneAt, dueOn }) =>
      areInOrder(createdAt, startedAt, doneAt, asOf) && areInOrder(createdAt, `${dueOn}T00:00:00Z`),
  );

const isLoggedWithinTheTime = ({ asOf, tasks }: Composite<'list-of-tasks'>): boolean =>
  tasks.every(({ loggedHours, startedAt, doneAt = asOf }) =>
    startedAt === undefined
      ? loggedHours === 0
      : loggedHours * 3600 <= secondsBetween(startedAt, doneAt),
  );

const hasTimesOfBoardInOrder = (board: Composite<'project-management-board'>): boolean =>
  board.sprint.start < board.sprint.end &&
  board.issues.every(({ createdAt, doneAt }) => areInOrder(createdAt, doneAt));

const hasFallingBurndown = ({ burndown }: Composite<'project-management-board'>): boolean =>
  areRising(...burndown.map(({ remaining }) => -remaining));

const hasTimesOfTodosInOrder = (list: Composite<'todo-list'>): boolean =>
  list.items.every(
    ({ addedAt, doneAt, dueOn }) =>
      areInOrder(list.createdAt, addedAt, doneAt, list.updatedAt) &&
      (dueOn === undefined || addedAt.slice(0, 10) <= dueOn),
  );

const isWatchedWithinItsLength = (session: Composite<'video-streaming-session'>): boolean =>
  areRising(session.positionSeconds, session.title.durationSeconds) &&
  areInOrder(session.startedAt, session.lastSeenAt, session.endedAt) &&
  session.positionSeconds <= secondsBetween(session.startedAt, session.lastSeenAt);

const needsMoreForTallerPictures = ({ segments }: Composite<'video-streaming-session'>) => {
  const byHeight = [...segments].sort((a, b) => a.height - b.height);
  return areRising(...byHeight.map(({ kilobitsPerSecond }) => kilobitsPerSecond));
};

const isFilm = ({ title }: Composite<'video-streaming-session'>): boolean =>
  title.durationSeconds >= 80 * 60;

const isEpisode = ({ title }: Composite<'video-streaming-session'>): boolean =>
  title.durationSeconds < 80 * 60;

const hasCountsOfPostInOrder = ({ metrics, comments }: Composite<'social-media-post'>) =>
  [metrics.likes, metrics.reposts, metrics.replies, metrics.bookmarks].every((count) =>
    areRising(count, metrics.views),
  ) &&
  areRising(metrics.reposts, metrics.likes) &&
  areRising(metrics.bookmarks, metrics.likes) &&
  areRising(comments.length, metrics.replies);

const hasTimesOfPostInOrder = ({ createdAt, editedAt, comments }: Composite<'social-media-post'>) =>
  areInOrder(createdAt, editedAt) &&
  areInOrder(createdAt, ...comments.map((each) => each.createdAt));

const hasTimesOfBlogInOrder = ({ posts }: Composite<'blog-data-set'>): boolean =>
  areInOrder(...posts.map(({ publishedAt }) => publishedAt).reverse()) &&
  posts.every(
    ({ publishedAt, updatedAt, comments }) =>
      areInOrder(publishedAt, updatedAt) &&
      areInOrder(publishedAt, ...comments.map(({ createdAt }) => createdAt)),
  );

const takesLongerToReadMoreWords = ({ posts }: Composite<'blog-data-set'>): boolean => {
  const byWords = [...posts].sort((a, b) => a.wordCount - b.wordCount);
  return areRising(...byWords.map(({ readingSeconds }) => readingSeconds));
};

const hasTimesOfChatInOrder = ({ createdAt, messages, lastMessageAt }: Composite<'chat'>) =>
  areInOrder(createdAt, ...messages.map(({ sentAt }) => sentAt), lastMessageAt);

const hasTimesOfCourseInOrder = (course: Composite<'language-training-course'>): boolean =>
  areInOrder(
    course.enrolledAt,
    ...course.lessons.flatMap(({ result }) =>
      result ? [result.startedAt, result.completedAt] : [],
    ),
    course.asOf,
  ) && course.lessons.every(({ result }) => !result || result.completedAt < result.reviewOn);

const hasTimesOfPlayerInOrder = (player: Composite<'online-player-profile'>): boolean =>
  areInOrder(
    player.createdAt,
    ...[...player.recentMatches]
      .reverse()
      .flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]),
    player.lastOnlineAt,
  ) &&
  areInOrder(player.createdAt, ...player.achievements.map((each) => each.unlockedAt)) &&
  areInOrder(player.achievements.at(-1)?.unlockedAt, player.lastOnlineAt);

const hasTotalsOfAllMatches = ({ statistics, recentMatches }: Composite<'online-player-profile'>) =>
  areRising(recentMatches.length, statistics.matches) &&
  areRising(sum(recentMatches.map(({ kills }) => kills)), statistics.kills) &&
  areRising(
    sum(recentMatches.map((each) => each.durationSeconds)) / 3600,
    statistics.playedHours + 0.05,
  );

const hasTimesOfPlaylistInOrder = ({ createdAt, updatedAt, tracks }: Composite<'playlist'>) =>
  areInOrder(createdAt, ...tracks.map(({ addedAt }) => addedAt), updatedAt) &&
  tracks.every(({ album, addedAt }) => album.releasedOn < addedAt);

const hasTimesOfPersonInOrder = ({ birthDate, account, occupation }: Composite<'person-profile'>) =>
  areInOrder(`${birthDate}T00:00:00Z`, account.registeredAt, account.lastSeenAt) &&
  (occupation.startedOn === undefined || birthDate < occupation.startedOn);

const isBoughtBefore = ({ asOf, holdings }: Composite<'portfolio'>): boolean =>
  holdings.every(({ boughtOn }) => boughtOn < asOf);

const hasPartsBelowTheWhole = ({ totals, cash, holdings }: Composite<'portfolio'>): boolean =>
  areDearer(cash.amount, totals.worth) &&
  holdings.every(({ value }) => areDearer(value, totals.invested, totals.worth));

const hasStepsWithinTheTime = (recipe: Composite<'food-recipe'>): boolean =>
  recipe.steps.every(({ durationMinutes }) => areRising(durationMinutes, recipe.totalMinutes)) &&
  areRising(recipe.preparationMinutes, recipe.totalMinutes) &&
  areRising(recipe.cookingMinutes, recipe.totalMinutes);

const EVENT_KINDS = ['concert', 'conference', 'workshop', 'theatre', 'exhibition'];

/** The parts of each record that have a natural order of time, size or price. */
export const rows: readonly Row[] = [
  ...EVENT_KINDS.flatMap((kind) =>
    [2, 5, 8].map((sessions): Row => ['event', { kind, sessions }, hasLongestMainParts]),
  ),
  ['event', {}, hasRisingTicketPrices],
  ['event', {}, hasTimesOfEventInOrder],
  ['fitness-list', { exercises: 1 }, hasShorterWarmUp],
  ['fitness-list', {}, hasShorterWarmUp],
  ['order', { items: 1 }, hasShippingBelowGoods],
  ['order', { items: 1, currency: 'JPY' }, hasShippingBelowGoods],
  ['order', {}, hasSumsOfOrderInOrder],
  ['order', {}, hasTimesOfOrderInOrder],
  ['food-delivery', { items: 1 }, hasSumsOfDeliveryInOrder],
  ['food-delivery', {}, arrivesOnTime],
  ['ride', {}, hasFareInOrder],
  ['ride', {}, hasTimesOfRideInOrder],
  ['flight-details-record', {}, departsBeforeItArrives],
  ['flight-details-record', {}, hasSeatsForAll],
  ['doctor-appointment', {}, hasTimesOfVisitInOrder],
  ['list-of-tasks', { tasks: 10 }, hasTimesOfTasksInOrder],
  ['list-of-tasks', { tasks: 10 }, isLoggedWithinTheTime],
  ['project-management-board', {}, hasTimesOfBoardInOrder],
  ['project-management-board', {}, hasFallingBurndown],
  ['todo-list', {}, hasTimesOfTodosInOrder],
  ['video-streaming-session', {}, isWatchedWithinItsLength],
  ['video-streaming-session', { segments: 6 }, needsMoreForTallerPictures],
  ['video-streaming-session', { kind: 'film' }, isFilm],
  ['video-streaming-session', { kind: 'episode' }, isEpisode],
  ['social-media-post', { comments: 5 }, hasCountsOfPostInOrder],
  ['social-media-post', { comments: 5 }, hasTimesOfPostInOrder],
  ['blog-data-set', { posts: 5 }, hasTimesOfBlogInOrder],
  ['blog-data-set', { posts: 5 }, takesLongerToReadMoreWords],
  ['chat', {}, hasTimesOfChatInOrder],
  ['language-training-course', { lessons: 6 }, hasTimesOfCourseInOrder],
  ['online-player-profile', { matches: 5 }, hasTimesOfPlayerInOrder],
  ['online-player-profile', { matches: 5 }, hasTotalsOfAllMatches],
  ['playlist', { tracks: 5 }, hasTimesOfPlaylistInOrder],
  ['person-profile', {}, hasTimesOfPersonInOrder],
  ['portfolio', {}, isBoughtBefore],
  ['portfolio', {}, hasPartsBelowTheWhole],
  ['food-recipe', {}, hasStepsWithinTheTime],
];
