import { createBlogDataSet } from '../composite/blog-data-set.ts';
import { createChat } from '../composite/chat.ts';
import { createDoctorAppointment } from '../composite/doctor-appointment.ts';
import { createEvent } from '../composite/event.ts';
import { createFitnessList } from '../composite/fitness-list.ts';
import { createFlightDetailsRecord } from '../composite/flight-details-record.ts';
import { createFoodDelivery } from '../composite/food-delivery.ts';
import { createFoodRecipe } from '../composite/food-recipe.ts';
import { createLanguageTrainingCourse } from '../composite/language-training-course.ts';
import { createListOfTasks } from '../composite/list-of-tasks.ts';
import { createOnlinePlayerProfile } from '../composite/online-player-profile.ts';
import { createOrder } from '../composite/order.ts';
import { createPersonProfile } from '../composite/person-profile.ts';
import { createPlaylist } from '../composite/playlist.ts';
import { createPortfolio } from '../composite/portfolio.ts';
import { createProjectManagementBoard } from '../composite/project-management-board.ts';
import { createRide } from '../composite/ride.ts';
import { createSocialMediaPost } from '../composite/social-media-post.ts';
import { createTodoList } from '../composite/todo-list.ts';
import { createVideoStreamingSession } from '../composite/video-streaming-session.ts';
import type { TagGenerators } from '../generator.ts';
import { adapt } from '../tag.ts';

export const composite = {
  'person-profile': adapt('composite', 'person-profile', createPersonProfile),
  'blog-data-set': adapt('composite', 'blog-data-set', createBlogDataSet),
  order: adapt('composite', 'order', createOrder),
  chat: adapt('composite', 'chat', createChat),
  'doctor-appointment': adapt('composite', 'doctor-appointment', createDoctorAppointment),
  event: adapt('composite', 'event', createEvent),
  'food-delivery': adapt('composite', 'food-delivery', createFoodDelivery),
  'food-recipe': adapt('composite', 'food-recipe', createFoodRecipe),
  portfolio: adapt('composite', 'portfolio', createPortfolio),
  ride: adapt('composite', 'ride', createRide),
  'social-media-post': adapt('composite', 'social-media-post', createSocialMediaPost),
  'list-of-tasks': adapt('composite', 'list-of-tasks', createListOfTasks),
  'todo-list': adapt('composite', 'todo-list', createTodoList),
  'video-streaming-session': adapt(
    'composite',
    'video-streaming-session',
    createVideoStreamingSession,
  ),
  playlist: adapt('composite', 'playlist', createPlaylist),
  'project-management-board': adapt(
    'composite',
    'project-management-board',
    createProjectManagementBoard,
  ),
  'fitness-list': adapt('composite', 'fitness-list', createFitnessList),
  'language-training-course': adapt(
    'composite',
    'language-training-course',
    createLanguageTrainingCourse,
  ),
  'online-player-profile': adapt('composite', 'online-player-profile', createOnlinePlayerProfile),
  'flight-details-record': adapt('composite', 'flight-details-record', createFlightDetailsRecord),
} satisfies TagGenerators;
